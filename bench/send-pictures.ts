import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { chunkBytes, chunkType, pictureBytes, tusVersion } from '@golark/contract/listing-pictures/rules';
import { makeLargestPictures, type ReadPicture } from '../server/testing/largest-pictures.ts';

/** A page sends a request again that a busy server refused, or whose connection was lost, after so long. */
const busyMilliseconds = 2000;

export interface Uploader {
  origin: string;
  listingId: string;
  token: LoginResult['token'];
}

/** Throws for another status. */
const sendUntil = async (status: number, url: string, init: RequestInit): Promise<Response> => {
  for (;;) {
    const response = await fetch(url, init).catch(() => Response.json(null, { status: 503 }));
    if (response.status === status) return response;
    if (response.status !== 503) throw new Error(`${url} returned ${response.status}`);
    await response.arrayBuffer();
    await wait(busyMilliseconds);
  }
};

/** Uploads a file as the page of a host does, in parts of the same size. Returns the id of the picture. */
const sendPicture = async (
  { origin, listingId, token }: Uploader,
  n: number,
  read: ReadPicture,
): Promise<string> => {
  const authorization = `Bearer ${token.jwt}`;
  const begun = await sendUntil(201, `${origin}/v1/partner/listings/${listingId}/pictures/uploads`, {
    method: 'POST',
    headers: { authorization, 'upload-length': String(pictureBytes), 'tus-resumable': tusVersion },
  });
  await begun.arrayBuffer();
  const url = origin + begun.headers.get('location');
  for (let from = 0; from < pictureBytes; from += chunkBytes.ofPage) {
    const body = new Uint8Array(read(n, { from, until: Math.min(pictureBytes, from + chunkBytes.ofPage) }));
    const headers = { authorization, 'content-type': chunkType, 'upload-offset': String(from) };
    await sendUntil(204, url, { method: 'PATCH', headers, body });
  }
  const finished = await sendUntil(200, `${url}/finish`, { method: 'POST', headers: { authorization } });
  return ((await finished.json()) as { picture: { id: string } }).picture.id;
};

interface Upload {
  uploaders: Uploader[];
  count: number;
}

const sendAll = async ({ uploaders, count }: Upload): Promise<void> => {
  const read = await makeLargestPictures();
  parentPort?.postMessage('ready');
  await once(parentPort as NonNullable<typeof parentPort>, 'message');
  const send = (_: unknown, n: number) => sendPicture(uploaders[n % uploaders.length] as Uploader, n, read);
  parentPort?.postMessage(await Promise.all(Array.from({ length: count }, send)));
};

if (workerData) await sendAll(workerData as Upload);

/**
 * Prepares uploads of the largest pictures at once, in a thread of its own: others who measure in this one would wait for it. The
 * function starts them and returns the ids of the pictures.
 */
export const prepareUploads = async (upload: Upload): Promise<() => Promise<string[]>> => {
  const worker = new Worker(new URL(import.meta.url), { workerData: upload });
  // it would ask a server that has stopped again and again
  worker.unref();
  await once(worker, 'message');
  return async () => {
    worker.postMessage('start');
    const [ids] = (await once(worker, 'message')) as [string[]];
    return ids;
  };
};
