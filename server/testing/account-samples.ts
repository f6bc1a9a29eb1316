import type { Sample } from './authorization-scene.ts';

const password = 'metolius-at-nine';

/** Requests for the calls that change how an account signs in, and which emails it gets. */
export const accountSamples: Record<string, () => Sample> = {
  getTwoStep: () => ({}),
  startTwoStep: () => ({ body: { password } }),
  confirmTwoStep: () => ({ body: { code: '123456' }, expectedStatus: 409 }),
  renewRecoveryCodes: () => ({ body: { password }, expectedStatus: 409 }),
  stopTwoStep: () => ({ body: { password }, expectedStatus: 409 }),
  getEmailPreferences: () => ({}),
  setEmailPreference: () => ({ body: { kind: 'messages', isMuted: true } }),
  validateUnsubscribeToken: () => ({ body: { token: 'made up' }, expectedStatus: 422 }),
  unsubscribe: () => ({ body: { token: 'made up', isMuted: true }, expectedStatus: 422 }),
};
