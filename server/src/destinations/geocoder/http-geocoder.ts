import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { GeocodedAddress, Geocoder } from '#platform/geocoder';
import { withoutCountry } from '../rules/texts-of-address.ts';
import type { GeocodingService } from './services.ts';

const timeoutMilliseconds = 3000;
const mostBytes = 500_000;
const atOnce = 4;
const mostWaiting = 40;
const cached = { max: 2000, ttl: 24 * 60 * 60_000 };

const readAnswer = async ({ body }: Response): Promise<unknown> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('the geocoder answered with too many bytes');
    chunks.push(chunk);
  }
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
};

// no error names the address of the service, which may contain a key
const ask = async (service: GeocodingService, address: string, limit: number): Promise<GeocodedAddress[]> => {
  const response = await fetch(service.urlOf(address, limit), {
    headers: { accept: 'application/json', 'user-agent': 'Golark' },
    signal: AbortSignal.timeout(timeoutMilliseconds),
    redirect: 'error',
  });
  if (!response.ok) throw new Error(`the geocoder answered with ${response.status}`);
  return service.read(await readAnswer(response)).slice(0, limit);
};

/** A geocoder behind HTTP, which costs money or asks for few requests: answers are stored for a day, and few requests are sent at once. */
export const httpGeocoder = (service: GeocodingService): Geocoder => {
  const answers = new LRUCache<string, Promise<GeocodedAddress[]>>(cached);
  const inTurn = pLimit(atOnce);
  return {
    find: (address, limit) => {
      const asked = `${withoutCountry(address)}, USA`;
      const key = `${limit} ${asked.toLowerCase()}`;
      const known = answers.get(key);
      if (known) return known;
      if (inTurn.pendingCount >= mostWaiting)
        return Promise.reject(new Error('the geocoder is asked too much'));
      const answer = inTurn(() => ask(service, asked, limit));
      answers.set(key, answer);
      answer.catch(() => answers.delete(key));
      return answer;
    },
  };
};
