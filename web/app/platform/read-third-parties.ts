import type { RouterContextProvider } from 'react-router';
import { consentCookie, hasThirdParties, isConsent } from './consent.ts';
import { readCookie } from './cookie.ts';
import { thirdPartiesContext } from './request-context.ts';
import type { RootData } from './root-data.ts';

/** No third parties without the visitor's consent; no question if the operator configured none. */
export const readThirdParties = (
  request: Request,
  context: Readonly<Pick<RouterContextProvider, 'get'>>,
): Pick<RootData, 'thirdParties' | 'asksConsent'> => {
  const parties = context.get(thirdPartiesContext);
  if (!parties || !hasThirdParties(parties)) return { thirdParties: null, asksConsent: false };
  const answer = readCookie(request, consentCookie);
  return { thirdParties: answer === 'granted' ? parties : null, asksConsent: !isConsent(answer) };
};
