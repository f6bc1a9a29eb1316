import type { LoginResult } from '@golark/contract/accounts/schemas';
import { confirmTwoStep, startTwoStep } from '@golark/contract/two-step/calls';
import { Secret, TOTP } from 'otpauth';
import type { TestApp } from './test-app.ts';

export interface Authenticator {
  recoveryCodes: string[];
  /** The code that the app shows, `stepsAway` 30-second steps from the clock's time. */
  code(stepsAway?: number): string;
}

/** An authenticator app for a secret that was entered by hand. */
export const authenticatorFor = (golark: TestApp, secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return (stepsAway = 0) => totp.generate({ timestamp: golark.clock.now().getTime() + stepsAway * 30_000 });
};

/** Turns two-step sign-in on for an account. */
export const turnTwoStepOn = async (
  golark: TestApp,
  as: LoginResult,
  password = 'metolius-at-nine',
): Promise<Authenticator> => {
  const { body } = await golark.call(startTwoStep, { as, body: { password } });
  const code = authenticatorFor(golark, body.secret);
  const confirmed = await golark.call(confirmTwoStep, { as, body: { code: code() } });
  if (confirmed.status !== 200) throw new Error(confirmed.problem.detail);
  // the code that turned it on cannot be used again
  golark.clock.advanceMinutes(2);
  return { recoveryCodes: confirmed.body.recoveryCodes, code };
};
