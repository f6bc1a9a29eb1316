import type { Environment } from './environment.ts';

/** Pages of the operator that replace ours; a page without an entry has the default text. */
export type OperatorPages = Partial<Record<'help' | 'terms' | 'privacy', string>>;

export const operatorPagesOf = (env: Environment): OperatorPages => ({
  ...(env.HELP_URL ? { help: env.HELP_URL } : {}),
  ...(env.TERMS_URL ? { terms: env.TERMS_URL } : {}),
  ...(env.PRIVACY_URL ? { privacy: env.PRIVACY_URL } : {}),
});
