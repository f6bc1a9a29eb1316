import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { editCalendar, getHostCalendar } from '@golark/contract/host-calendar/calls';
import { acceptReservation } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aPlace, aQuote, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
  await golark.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => golark.close());

const watch = async (hostId: string, { token }: LoginResult, loaded: Record<string, string> = {}) => {
  const { port } = golark.app.server.address() as AddressInfo;
  const path = `/v1/partner/hosts/${hostId}/calendar-changes?${new URLSearchParams(loaded)}`;
  const headers = { authorization: `Bearer ${token.jwt}` };
  const request = http.get({ port, host: '127.0.0.1', path, headers });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  return { request, response, received: () => text };
};

const nights = { from: someDates.arriveDay, until: someDates.departDay };
const block = (listingId: string, as: LoginResult, note: string) =>
  golark.call(editCalendar, { as, params: { listingId }, body: { ...nights, isBlocked: true, note } });

test('both who watch the calendars of a host learn of each change, also of a note, and other hosts do not', async () => {
  const [own, other] = [await aHost(golark), await aHost(golark)];
  const listing = await aListing(golark.ctx.db, { property_manager_id: own.hostId });
  const watching = [await watch(own.hostId, own.host), await watch(own.hostId, own.host)];
  const elsewhere = await watch(other.hostId, other.host);
  for (const { received } of [...watching, elsewhere]) await expect.poll(received).toContain('retry');
  const event = `event: calendar\ndata: {"listingIds":["${listing}"]}\n\n`;
  const events = () => watching.map(({ received }) => received().split(event).length - 1);
  await block(listing, own.host, 'Painting');
  await expect.poll(events, { timeout: 3000 }).toEqual([1, 1]);
  await block(listing, own.host, 'Plumber');
  await expect.poll(events, { timeout: 3000 }).toEqual([2, 2]);
  expect(elsewhere.received()).not.toContain('event:');
  for (const { request } of [...watching, elsewhere]) request.destroy();
});

test('a request that is made and accepted, while its nights stay taken, reaches the calendars of colleagues too', async () => {
  const { hostId, host } = await aHost(golark);
  await aPlace(golark.ctx.db);
  const listing = await aListing(golark.ctx.db, { property_manager_id: hostId, is_instant_book: false });
  const guest = await anAccount(golark);
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  const { request, received } = await watch(hostId, host);
  const events = () => received().split(`{"listingIds":["${listing}"]}`).length - 1;
  const { booking } = (await golark.call(bookStay, { as: guest, body })).body;
  await expect.poll(events, { timeout: 3000 }).toBe(1);
  await golark.runJobs();
  await expect.poll(events, { timeout: 3000 }).toBe(2);
  await golark.call(acceptReservation, { as: host, params: { bookingId: booking.id } });
  await golark.runJobs();
  await expect.poll(events, { timeout: 3000 }).toBe(3);
  request.destroy();
});

test('who watches is told at once of what has changed since the calendar was loaded, if it is theirs', async () => {
  const [own, other] = [await aHost(golark), await aHost(golark)];
  const listingId = await aListing(golark.ctx.db, { property_manager_id: own.hostId });
  const number = async () => {
    const query = { month: someDates.arriveDay.slice(0, 7) };
    return (await golark.call(getHostCalendar, { as: own.host, params: { listingId }, query })).body
      .changeNumber;
  };
  const loaded = { listingId, changeNumber: await number() };
  await block(listingId, own.host, 'Painting');
  const late = await watch(own.hostId, own.host, loaded);
  const current = await watch(own.hostId, own.host, { listingId, changeNumber: await number() });
  const foreign = await watch(other.hostId, other.host, loaded);
  await expect.poll(late.received).toContain(`{"listingIds":["${listingId}"]}`);
  await block(listingId, own.host, 'Plumber');
  await expect.poll(current.received, { timeout: 3000 }).toContain('event:');
  expect(current.received().split('event:')).toHaveLength(2);
  expect(foreign.received()).not.toContain('event:');
  for (const { request } of [late, current, foreign]) request.destroy();
});

test('another host cannot be watched, and an account that opens many streams loses its oldest one', async () => {
  const [own, other] = [await aHost(golark), await aHost(golark)];
  expect((await watch(other.hostId, own.host)).response.statusCode).toBe(404);
  const first = await watch(own.hostId, own.host);
  const ended = once(first.response, 'end');
  const more = await Promise.all(Array.from({ length: 6 }, () => watch(own.hostId, own.host)));
  await ended;
  for (const { request } of more) request.destroy();
});
