import { bookStay } from '@golark/contract/booking/calls';
import {
  deleteListingPicture,
  listListingPictures,
  orderListingPictures,
  putListingPicture,
} from '@golark/contract/listing-pictures/calls';
import type { ListingPictures } from '@golark/contract/listing-pictures/schemas';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote } from '#testing/factories';
import { addAPicture, aPhonePicture, type UploadTarget } from '#testing/pictures';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const aTarget = async (): Promise<UploadTarget> => {
  const { host, hostId } = await aHost(golark);
  return { as: host, listingId: await aListing(golark.ctx.db, { property_manager_id: hostId }) };
};

const listOf = async ({ listingId, as }: UploadTarget): Promise<ListingPictures> =>
  (await golark.call(listListingPictures, { params: { listingId }, as })).body;

const idsOf = ({ pictures }: Pick<ListingPictures, 'pictures'>): string[] => pictures.map(({ id }) => id);

const order = ({ listingId, as }: UploadTarget, body: { version: string; order: string[] }) =>
  golark.call(orderListingPictures, { params: { listingId }, as, body });

const currentOf = (problem: object): ListingPictures => (problem as { current: ListingPictures }).current;

test('a new order changes the page and the search at once, and its first picture is the cover', async () => {
  const target = await aTarget();
  const before = await listOf(target);
  const wanted = idsOf(before).reverse();
  const { status, body } = await order(target, { version: before.version, order: wanted });
  expect([status, idsOf(body)]).toEqual([200, wanted]);
  const page = await golark.call(getProperty, { params: { globalId: target.listingId } });
  expect(page.body.images.map(({ id }) => id)).toEqual(wanted);
  const found = await golark.call(searchProperties, { body: {} });
  expect(JSON.stringify(found.body)).toContain(wanted[0]);
});

test('of two orders at the same time one wins, and the other gets the pictures as they are', async () => {
  const target = await aTarget();
  const { version, ...before } = await listOf(target);
  const [first = '', ...others] = idsOf(before);
  const orders = [[...others, first], [...others].reverse().concat(first)];
  const responses = await Promise.all(orders.map((one) => order(target, { version, order: one })));
  const won = responses.findIndex(({ status }) => status === 200);
  const lost = responses.find(({ status }) => status === 409);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(lost?.problem.code).toBe('PICTURES_CHANGED');
  const current = currentOf(lost?.problem ?? {});
  expect(idsOf(current)).toEqual(orders[won]);
  // sent again after the response was lost
  expect((await order(target, { version, order: orders[won] ?? [] })).status).toBe(200);
  // decided again
  const again = orders[won === 0 ? 1 : 0] ?? [];
  expect((await order(target, { version: current.version, order: again })).status).toBe(200);
});

test('an order has to name every picture once', async () => {
  const target = await aTarget();
  const { version, ...before } = await listOf(target);
  const ids = idsOf(before);
  for (const [wanted, code] of [
    [ids.slice(1), 'invalid'],
    [[...ids, 'other'], 'invalid'],
    [[...ids, ids[0] ?? ''], 'picture_twice'],
  ] as const) {
    const { status, problem } = await order(target, { version, order: [...wanted] });
    expect([status, problem]).toMatchObject([422, { errors: [{ path: 'order', code }] }]);
  }
  expect(await listOf(target)).toEqual({ version, ...before });
});

test('a suggested text follows the room until the host confirms one', async () => {
  const target = await aTarget();
  const { listingId, as } = target;
  const pictureId = await addAPicture(golark, target, await aPhonePicture());
  const params = { listingId, pictureId };
  const pictureOf = ({ pictures }: ListingPictures) => pictures.find(({ id }) => id === pictureId);
  const added = pictureOf(await listOf(target));
  const room = { kind: 'bedroom', number: 2 } as const;
  const version = added?.version ?? '';
  const placed = pictureOf(
    (await golark.call(putListingPicture, { params, as, body: { version, room } })).body,
  );
  expect(placed).toMatchObject({
    isAltSuggested: true,
    room,
    alt: { en: 'Bedroom 2 of Cedar cabin in Denver', es: 'Recámara 2 de Cedar cabin (es) en Denver' },
  });
  const alt = { en: 'A bed below a window', es: 'Una cama bajo una ventana' };
  const late = await golark.call(putListingPicture, { params, as, body: { version, alt } });
  expect([late.status, late.problem.code]).toEqual([409, 'PICTURES_CHANGED']);
  const seen = pictureOf(currentOf(late.problem))?.version ?? '';
  const said = pictureOf(
    (await golark.call(putListingPicture, { params, as, body: { version: seen, alt } })).body,
  );
  expect(said).toMatchObject({ isAltSuggested: false, alt, room });
  const { images } = (await golark.call(getProperty, { params: { globalId: listingId } })).body;
  expect(images.at(-1)).toMatchObject({ id: pictureId, alt: alt.en, room });
});

test('a picture without a text is refused at its field', async () => {
  const target = await aTarget();
  const { pictures } = await listOf(target);
  const [{ id = '', version = '' } = {}] = pictures;
  const params = { listingId: target.listingId, pictureId: id };
  const body = { version, alt: { en: ' ', es: 'x'.repeat(301) } };
  const { status, problem } = await golark.call(putListingPicture, { params, as: target.as, body });
  expect(status).toBe(422);
  expect(problem.errors?.map(({ path }) => path).sort()).toEqual(['alt.en', 'alt.es']);
});

test('a deleted cover stays on the trips that were booked with it, and its files are retained', async () => {
  const target = await aTarget();
  const { listingId, as } = target;
  const cover = await addAPicture(golark, target, await aPhonePicture(5));
  const { version, ...before } = await listOf(target);
  const others = idsOf(before).filter((id) => id !== cover);
  await order(target, { version, order: [cover, ...others] });
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listingId, { as: guest });
  const { booking } = (await golark.call(bookStay, { body: aBookingBody(quote), as: guest })).body;
  expect(booking.property.image?.id ?? JSON.stringify(booking)).toContain(cover);
  const deleted = await golark.call(deleteListingPicture, { params: { listingId, pictureId: cover }, as });
  expect(idsOf(deleted.body)).toEqual(others);
  await golark.ctx.db
    .updateTable('removed_photos')
    .set({ removed_at: new Date(0) })
    .execute();
  await golark.runRecurring('pictures.erase-removed');
  expect((await golark.app.inject(`/pictures/${cover}/1280.jpg`)).statusCode).toBe(200);
  const { images } = (await golark.call(getProperty, { params: { globalId: listingId } })).body;
  expect(images.map(({ id }) => id)).toEqual(others);
});

test('the last picture of a listing is not deleted', async () => {
  const target = await aTarget();
  const { listingId, as } = target;
  const [last = '', ...others] = idsOf(await listOf(target));
  for (const pictureId of others)
    expect((await golark.call(deleteListingPicture, { params: { listingId, pictureId }, as })).status).toBe(
      200,
    );
  const { status, problem } = await golark.call(deleteListingPicture, {
    params: { listingId, pictureId: last },
    as,
  });
  expect([status, problem.code]).toEqual([409, 'INVALID_STATE']);
  expect(
    (await golark.call(deleteListingPicture, { params: { listingId, pictureId: 'other' }, as })).status,
  ).toBe(404);
});
