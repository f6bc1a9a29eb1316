import type { RouterContextProvider } from 'react-router';
import { consentCookie, hasThirdParties, isConsent } from './consent.ts';
import { readCookie } from './cookie.ts';
import { thirdPartiesContext } from './request-context.ts';
import type { RootData } from './root-data.ts';

/** Nothing of anybody else before the visitor said yes; no question where there is nothing to ask. */
export const readThirdParties = (
  request: Request,
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Pick<RootData, 'thirdParties' | 'asksConsent'> => {
  const parties = context.get(thirdPartiesContext);
  if (!parties || !hasThirdParties(parties)) return { thirdParties: null, asksConsent: false };
  const answer = readCookie(request, consentCookie);
  return { thirdParties: answer === 'granted' ? parties : null, asksConsent: !isConsent(answer) };
};
