import { utcDay } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import { partnerPath } from '@golark/contract/paths';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import { emailTeam } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatDay } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { dayThere, isPlaced } from './host-bookings.ts';
import type { StaySnapshot } from './stay-snapshot.ts';
import { bookedStays } from './views.ts';

/** When the email is written, by the clock of the places. */
const hour = 7;
/** A host with more arrivals finds the rest on the page. */
const mostListed = 30;

interface Arrival {
  first_name: string;
  last_name: string;
  title: StaySnapshot['title'];
  party: Party;
}

/** The arrivals of a day at the places of a host in one time zone. */
interface DayOfArrivals {
  host_id: string;
  time_zone: string;
  day: string;
  count: number;
  arrivals: Arrival[];
}

const listArrivals = async (trx: Transaction<DB>, now: Date): Promise<DayOfArrivals[]> => {
  const { rows } = await sql<DayOfArrivals>`
    SELECT i.snapshot ->> 'hostId' AS host_id, i.snapshot ->> 'timeZone' AS time_zone, b.arrive_day AS day,
      count(*)::integer AS count, json_agg(json_build_object('first_name', b.guest ->> 'firstName',
        'last_name', b.guest ->> 'lastName', 'title', i.snapshot -> 'title', 'party', b.party) ORDER BY b.id) AS arrivals
    FROM ${bookedStays}
    WHERE i.kind = 'stay' AND ${isPlaced} AND b.arrive_day = ${dayThere(now)}
      AND b.arrive_day BETWEEN ${utcDay(now)}::date - 1 AND ${utcDay(now)}::date + 1
      AND extract(hour FROM ${now}::timestamptz AT TIME ZONE (i.snapshot ->> 'timeZone')) >= ${hour}
    GROUP BY 1, 2, 3`.execute(trx);
  return rows;
};

const rowOf = ({ first_name, last_name, title, party }: Arrival, locale: Locale) => {
  const t = translatorOf(locale, 'hostEmails');
  const guest = fullNameOf({ firstName: first_name, lastName: last_name });
  return { label: title[locale], value: t('arrivals.guest', { guest, count: guestCountOf(party) }) };
};

const writeArrivals = (
  ctx: Context,
  trx: Transaction<DB>,
  { host_id, time_zone, day, count, arrivals }: DayOfArrivals,
): Promise<void> =>
  emailTeam(ctx, trx, {
    hostId: host_id,
    permission: 'reservations.answer',
    kind: 'hostArrivals',
    cause: `host-arrivals:${host_id}:${time_zone}:${day}`,
    messageIn: async (locale) => {
      const t = translatorOf(locale, 'hostEmails');
      const params = { count, day: formatDay(day, locale) };
      return {
        subject: t('arrivals.subject', params),
        content: {
          locale,
          title: t('arrivals.title', params),
          paragraphs: [t('arrivals.lead')],
          rows: arrivals.slice(0, mostListed).map((arrival) => rowOf(arrival, locale)),
          action: { label: t('arrivals.button'), url: publicUrlOf(ctx, partnerPath()) },
          footer: t('footer'),
        },
      };
    },
  });

/** Emails each host in the morning, by the clock of the places, who arrives on this day. Run again, it writes nothing twice. */
export const announceArrivals = (ctx: Context): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    for (const day of await listArrivals(trx, ctx.clock.now())) await writeArrivals(ctx, trx, day);
  });
