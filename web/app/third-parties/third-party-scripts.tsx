import { isSecretPath } from '@golark/contract/secret-paths';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ThirdParties } from '../platform/consent.ts';
import { useAccount } from '../platform/root-data.ts';
import { reportToThirdParties } from './report-to-third-parties.ts';

/** The services that run in this document would read the page: the browser follows the link instead, into a new document. */
const leaveToBrowser = (event: MouseEvent): void => {
  const link = event.target instanceof Element && event.target.closest('a');
  if (link && link.origin === window.location.origin && isSecretPath(link.pathname)) event.stopPropagation();
};

/** Reports each page to the services, except for pages that hold a secret. */
export const ThirdPartyScripts = ({ parties }: { parties: ThirdParties }) => {
  const account = useAccount();
  const { pathname } = useLocation();
  useEffect(() => {
    // before React, whose listener would open the page in this document
    document.addEventListener('click', leaveToBrowser, { capture: true });
    return () => document.removeEventListener('click', leaveToBrowser, { capture: true });
  }, []);
  useEffect(() => {
    if (!isSecretPath(pathname)) void reportToThirdParties(parties, { account, pathname });
  }, [parties, account, pathname]);
  return null;
};
