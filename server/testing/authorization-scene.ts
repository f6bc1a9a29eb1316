import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { TestApp } from './test-app.ts';

/** The account and the host that own resources, and the caller (null for a visitor). */
export interface Scene {
  golark: TestApp;
  owner: LoginResult;
  /** The property manager, whose team some callers belong to. It exists once a sample needs it. */
  hostId: string;
  actor: LoginResult | null;
}

export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
  /** The status that an allowed caller gets if it is not a success: an invented token returns 422. */
  expectedStatus?: number;
}
