import { actingHostOf } from '@golark/contract/access/rules';
import { onboardingPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { hostCookie } from '../platform/active-host.ts';
import { readCookie } from '../platform/cookie.ts';
import { type AccountRequest, readAccountPage } from '../platform/page/page-request.ts';

export type ActingHost = AccountRequest['account']['hosts'][number];
export type HostRequest = AccountRequest & { host: ActingHost };

/**
 * For pages of hosts: an account without one is redirected to the first step of becoming one, a visitor to the login. `wanted` is the host for which
 * a form was shown, whatever was chosen in another tab since.
 */
export const readHostPage = (
  args: Parameters<typeof readAccountPage>[0],
  wanted: string | null = null,
): HostRequest => {
  const page = readAccountPage(args);
  const host = actingHostOf(page.account.hosts, wanted ?? readCookie(args.request, hostCookie));
  if (!host) throw redirect(onboardingPath());
  return { ...page, host };
};

export { actingAs } from './acting-as.ts';
