import { randomUUID } from 'node:crypto';
import { signUp } from '@golark/contract/accounts/calls';
import { type BenchApp, sendExpectingSuccess } from './application.ts';

/** Creates an account and returns its access token. */
export const signUpForToken = async ({ app }: BenchApp): Promise<string> => {
  const email = `bench-${randomUUID()}@example.com`;
  const body = { firstName: 'Maya', lastName: 'Ortega', email, password: 'metolius-at-nine' };
  const response = await sendExpectingSuccess(app, { method: signUp.method, url: signUp.path, body });
  return JSON.parse(response).token.jwt;
};
