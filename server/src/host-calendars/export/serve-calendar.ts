import { createHash } from 'node:crypto';
import { calendarFile } from '@golark/contract/calendar-files/rules';
import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, dayInZone } from '@golark/contract/dates/rules';
import { monthOf } from '@golark/contract/host-calendar/rules';
import type { FastifyInstance } from 'fastify';
import { listBookingsOfListing } from '#booking';
import { findCalendarLink, ownUidSuffixOf } from '#calendar-feeds';
import { listOffers } from '#calendars';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { readOwnCalendar } from '../read-own.ts';
import { exportedEntries } from './exported-entries.ts';

type Link = NonNullable<Awaited<ReturnType<typeof findCalendarLink>>>;

/** The file of a link; undefined if its room type no longer exists. */
const writeCalendar = async (
  ctx: Context,
  { listingId, roomTypeId, feedId }: Link,
): Promise<string | undefined> => {
  const now = ctx.clock.now();
  const offers = await listOffers(ctx.db, [listingId], {
    from: addDays(dayInZone(now, 'UTC'), -1),
    until: dayInZone(now, 'UTC'),
    locale: 'en',
    includesUnpublished: true,
  });
  const offered = offers.get(listingId);
  const room = offered?.rooms.find((one) => one.roomTypeId === roomTypeId);
  if (!offered || !room) return undefined;
  const today = dayInZone(now, offered.stay.time_zone);
  // nights that are closed have the identity of the first one: it stays the same while a month lasts
  const from = `${monthOf(addDays(today, -31))}-01`;
  const range = { from, until: addDays(today, maxBookableDays) };
  const [own, bookings] = await Promise.all([
    readOwnCalendar(ctx.db, { listingId, room, ...range, exceptFeedId: feedId }),
    listBookingsOfListing(ctx.db, listingId, range),
  ]);
  const entries = exportedEntries({ ...own, roomTypeId, bookings }, ownUidSuffixOf(ctx));
  // not the present: the same calendar is the same file
  return calendarFile(entries, { product: 'Nights', now: new Date(`${from}T00:00:00Z`) });
};

/** Serves exported calendars: who has the address may read it. Sites ask again and again, so that an unchanged file is not sent. */
export const serveCalendars = (app: FastifyInstance, ctx: Context): void => {
  app.get<{
    Params: { listingId: string; roomTypeId: string; file: string };
    Querystring: { key?: unknown };
  }>('/calendars/:listingId/:roomTypeId/:file', async (request, reply) => {
    const { file, ...named } = request.params;
    const { key } = request.query;
    const of = file.replace(/\.ics$/, '');
    const link = typeof key === 'string' ? await findCalendarLink(ctx, { ...named, of, key }) : undefined;
    const calendar = link && (await writeCalendar(ctx, link));
    if (!calendar) throw notFound('This calendar');
    const etag = `"${createHash('sha256').update(calendar).digest('base64url').slice(0, 22)}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.type('text/calendar; charset=utf-8').send(calendar);
  });
};
