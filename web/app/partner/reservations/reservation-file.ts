import { exportReservations } from '@golark/contract/partners/calls';
import { reservationTabs } from '@golark/contract/partners/rules';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/reservation-file.ts';
import { readFilter } from './read-filter.ts';

/** `/partner/reservations.csv`: the reservations of a tab as a file, for the host for which the list was shown. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, url, host } = readHostPage(args, args.url.searchParams.get('host'));
  const tab = reservationTabs.find((one) => one === url.searchParams.get('tab')) ?? 'requests';
  const address = new URL(exportReservations.path, url);
  for (const [name, value] of Object.entries({ tab, ...readFilter(url) }))
    if (value) address.searchParams.set(name, value);
  const response = await api.fetch(new Request(address, { headers: actingAs(host) }));
  if (!response.ok) throw new Response(null, { status: response.status });
  return new Response(response.body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="reservations-${tab}.csv"`,
      ...personalHeaders(),
    },
  });
};
