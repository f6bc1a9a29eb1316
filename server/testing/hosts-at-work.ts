import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { addDays } from '@golark/contract/dates/rules';
import { chunkType } from '@golark/contract/listing-pictures/rules';
import type { HostAnswer, HostCaller, HostRequest } from './host-caller.ts';
import { aPicture } from './pictures.ts';
import { testDay } from './test-now.ts';

/** The work that a host did on its home, as the server acknowledged it. */
export interface DoneWork {
  hostId: string;
  home: string;
  /** Rates of three nights each. */
  rates: number[];
  undoneRates: number[];
  reservations: string[];
  /** How often the texts were saved, each time with another title. */
  titles: string[];
  pictures: number;
}

/** All hosts together. */
export interface Tally {
  acknowledged: number;
  /** Presses whose response does not say whether it was done. */
  unclear: number;
  /** Answers that no host should get. */
  unexpected: string[];
}

const ratedNights = 3;
const reservedNights = 2;
/** Reservations come after all nights whose rates change. */
const firstReserved = 400;

interface Host {
  done: DoneWork;
  call: HostCaller;
  tally: Tally;
}

/** Presses the same again until the answer is clear; it may say that an earlier press was done whose answer was lost. */
const insist = async (
  { call, done, tally }: Host,
  request: HostRequest,
  saysDone: (body: HostAnswer['body']) => boolean = () => false,
): Promise<HostAnswer> => {
  for (let lost = 0; ; lost += 1) {
    const answer = await call(done.hostId, request);
    if (answer && answer.status !== 503) {
      const { status, body } = answer;
      const isExpected = status < 300 || (lost > 0 && saysDone(body));
      if (!isExpected)
        tally.unexpected.push(`${request.method} ${request.address}: ${status} ${body['detail']}`);
      return answer;
    }
    tally.unclear += 1;
    await wait(50);
  }
};

const addressOf = ({ done }: Host): string => `/v1/partner/listings/${done.home}`;

/** Each rate is another amount, and for other nights. */
const changeRate = async (host: Host): Promise<void> => {
  const { rates, undoneRates } = host.done;
  const from = testDay(10 + rates.length * ratedNights);
  const amount = 20_000 + rates.length;
  const changed = await insist(host, {
    method: 'POST',
    address: `${addressOf(host)}/calendar`,
    body: { from, until: addDays(from, ratedNights), nightly: { amount, currency: 'USD' } },
  });
  rates.push(amount);
  // null if an earlier press did it, whose answer was lost
  const { changeId } = changed.body;
  if (!changeId || rates.length % 2 === 0) return;
  const address = `${addressOf(host)}/calendar/changes/${changeId}/undo`;
  await insist(host, { method: 'POST', address, body: {} }, ({ reason }) => reason === 'undone');
  undoneRates.push(amount);
};

const reserve = async (host: Host): Promise<void> => {
  const { reservations } = host.done;
  const id = randomUUID();
  const arriveDay = testDay(firstReserved + reservations.length * reservedNights);
  const departDay = addDays(arriveDay, reservedNights);
  await insist(host, {
    method: 'PUT',
    address: `${addressOf(host)}/own-reservations/${id}`,
    body: { arriveDay, departDay, kind: 'guest', name: 'Ada' },
  });
  reservations.push(id);
};

const saveTexts = async (host: Host): Promise<void> => {
  const { titles } = host.done;
  const title = `Cedar cabin ${titles.length + 1}`;
  await insist(host, {
    method: 'POST',
    address: addressOf(host),
    body: {
      section: 'texts',
      version: titles.length,
      values: { en: { title, description: 'Among pines.' }, es: null },
    },
  });
  titles.push(title);
};

/** Sends a small picture in two parts; after a lost answer it asks how much was received. */
const upload = async (host: Host, seed: number): Promise<void> => {
  const bytes = await aPicture({ width: 640, height: 240, seed }).jpeg({ quality: 60 }).toBuffer();
  const begun = await insist(host, {
    method: 'POST',
    address: `${addressOf(host)}/pictures/uploads`,
    headers: { 'upload-length': String(bytes.length) },
  });
  const address = begun.headers.get('location') ?? '';
  const half = Math.ceil(bytes.length / 2);
  for (;;) {
    const { headers } = await insist(host, { method: 'HEAD', address });
    const offset = Number(headers.get('upload-offset'));
    if (offset >= bytes.length) break;
    const sent = await host.call(host.done.hostId, {
      method: 'PATCH',
      address,
      headers: { 'content-type': chunkType, 'upload-offset': String(offset) },
      body: new Uint8Array(bytes.subarray(offset, offset + half)),
    });
    if (sent && sent.status !== 204 && sent.status !== 503)
      host.tally.unexpected.push(`PATCH ${address}: ${sent.status}`);
  }
  await insist(host, { method: 'POST', address: `${address}/finish` });
  host.done.pictures += 1;
};

/** Works in turns until stopped. The hosts begin with different work; some of them upload a picture first. */
export const workUntil = async (
  isOver: () => boolean,
  host: Host,
  { first, uploads }: { first: number; uploads: boolean },
): Promise<void> => {
  const turns = [changeRate, saveTexts, reserve];
  for (let i = first; !isOver(); i += 1) {
    await turns[i % turns.length]?.(host);
    host.tally.acknowledged += 1;
    if (uploads && i === first) await upload(host, first + 1);
  }
};
