import { randomUUID } from 'node:crypto';
import { chunkType } from '@golark/contract/listing-pictures/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aListing, aTeamMember } from '#testing/factories';
import { isThorough } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { aPhonePicture } from '#testing/pictures';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';

/** `npm test` takes PostgreSQL, `npm run faults` both. */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);

const person = { firstName: 'Kim', lastName: 'Stone', password: 'a long enough pass' };

describe.each(places)('a server on %s', (name) => {
  let place: KillPlace | null;
  let server: StartedServer | undefined;
  let jwt = '';
  const email = `kill-${randomUUID()}@example.com`;

  const at = (): KillPlace => {
    if (!place) throw new Error('PostgreSQL is not installed');
    return place;
  };

  beforeAll(async () => {
    place = await openKillPlace(name, 'empty');
  });
  afterAll(() => place?.stop());
  afterEach(() => server?.stop('SIGKILL'));
  beforeEach(({ skip }) => {
    if (!place) skip('PostgreSQL is not installed');
  });

  /** Null if the server dies before it responds. */
  const send = async (method: string, path: string, { headers = {}, body }: RequestInit = {}) => {
    const authorization: Record<string, string> = jwt ? { authorization: `Bearer ${jwt}` } : {};
    const init = { method, headers: { ...authorization, ...(headers as object) }, ...(body ? { body } : {}) };
    const response = await fetch(server?.url + path, init).catch(() => null);
    const text = await response?.text().catch(() => '');
    return response && { status: response.status, headers: response.headers, text: text ?? '' };
  };
  const sendJson = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    return JSON.parse((await send(method, path, { headers, body: JSON.stringify(body) }))?.text ?? '{}');
  };

  const start = async (): Promise<void> => {
    server = await startKillableServer({ ...at().environment, GOLARK_CATALOG_SIZE: '0' });
  };
  const restart = async (): Promise<void> => {
    await start();
    jwt = (await sendJson('POST', '/v1/account/login', { email, password: person.password })).token.jwt;
  };

  test('an upload that is killed at any step continues, and adds one picture with all its bytes', async () => {
    await start();
    const { account } = await sendJson('PUT', '/v1/account/signup', { ...person, email });
    await server?.stop('SIGTERM');
    const listingId = await at().inspect(async (db) => {
      await aTeamMember(db, { propertyManagerId: 'host-killed', accountId: account.accountId });
      return aListing(db, { property_manager_id: 'host-killed' });
    });
    await restart();
    const pictures = `/v1/partner/listings/${listingId}/pictures`;
    const file = await aPhonePicture();
    const length = { headers: { 'upload-length': String(file.length) } };
    const upload = (await send('POST', `${pictures}/uploads`, length))?.headers.get('location') ?? '';
    const half = Math.floor(file.length / 2);
    const append = (offset: number, bytes: Buffer) =>
      send('PATCH', upload, {
        headers: { 'content-type': chunkType, 'upload-offset': String(offset) },
        body: new Uint8Array(bytes),
      });
    const received = async () => Number((await send('HEAD', upload))?.headers.get('upload-offset'));

    for (const [offset, part] of [
      [0, file.subarray(0, half)],
      [half, file.subarray(half)],
    ] as const) {
      for (const step of ['pictures.part.written', 'pictures.part.before-commit']) {
        server?.killAt(step);
        expect(await append(offset, part)).toBeNull();
        await restart();
        expect(await received()).toBe(offset);
      }
      expect((await append(offset, part))?.status).toBe(204);
    }
    const countPictures = async () => JSON.parse((await send('GET', pictures))?.text ?? '{}').pictures.length;
    const before = await countPictures();
    for (const step of ['pictures.original.written', 'pictures.added.before-commit']) {
      server?.killAt(step);
      expect(await send('POST', `${upload}/finish`)).toBeNull();
      await restart();
      expect(await countPictures()).toBe(before);
    }
    expect((await send('POST', `${upload}/finish`))?.status).toBe(200);
    expect((await send('POST', `${upload}/finish`))?.status).toBe(200);
    expect(await countPictures()).toBe(before + 1);
    recordCounts(`kills of uploads at named points, ${name}`, { cases: 6, kills: 6 });
  });
});
