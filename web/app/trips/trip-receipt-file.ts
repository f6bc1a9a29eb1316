import { receiptFilePath } from '@golark/contract/receipt-paths';
import { redirect } from 'react-router';
import { readAccountPage } from '../platform/page/page-request.ts';
import type { Route } from './+types/trip-receipt-file.ts';
import { loadTrip } from './load-trips.ts';

/** `/account/trips/{id}/receipt.pdf`: for the link in an email, which may be opened without being signed in. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api } = readAccountPage(args);
  const { orderId } = await loadTrip(api, args.params.bookingId);
  return redirect(receiptFilePath(orderId));
};
