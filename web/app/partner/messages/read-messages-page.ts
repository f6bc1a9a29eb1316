import { mayAsPartner } from '@golark/contract/access/rules';
import { partnerPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type HostRequest, readHostPage } from '../read-host-page.ts';

/** As `readHostPage`; a member whose role has no reservations is redirected to the first page, which says so. */
export const readMessagesPage = (...args: Parameters<typeof readHostPage>): HostRequest => {
  const page = readHostPage(...args);
  if (!mayAsPartner(page.host.role, 'reservations.read')) throw redirect(partnerPath());
  return page;
};
