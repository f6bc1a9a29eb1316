import { getQueuePlace } from '@golark/contract/queue/calls';
import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, callApi } from '../../platform/api-client.ts';
import type { QueuePage } from './load-queue.ts';

type Known = { from: QueuePage; queue: Queue; place: QueuePlace | null; now: string };

/** The longest delay of a timer. */
const mostMilliseconds = 2_147_483_647;
const again = 5000;

/** The queue as it was loaded, brought up to date as often as the server asks for. */
export const useQueue = (loaded: QueuePage): Pick<Known, 'queue' | 'place' | 'now'> => {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<Known>({ from: loaded, ...loaded });
  const current = known.from === loaded ? known : { from: loaded, ...loaded };
  const { queue, place, now } = current;
  const serverNow = useServerClock(loaded.now);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (placeId: string) => {
      const asked = await callApi(browserApi, getQueuePlace, { params: { placeId }, signal });
      if (signal.aborted) return;
      if (asked.ok) setKnown({ from: loaded, ...asked.data, now: serverNow() });
      else if (asked.error.code === 'NOT_FOUND') void revalidate();
      else timer = setTimeout(() => void ask(placeId), again);
    };
    if (place && place.status !== 'ENDED')
      timer = setTimeout(() => void ask(place.id), place.pollSeconds * 1000);
    else if (!place) {
      const opensIn = Date.parse(queue.opensAt) - Date.parse(now);
      if (opensIn > 0 && opensIn < mostMilliseconds)
        timer = setTimeout(() => void revalidate(), opensIn + 500);
    }
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [loaded, place, queue.opensAt, now, revalidate, serverNow]);
  return { queue, place, now };
};

/** The server's clock, because the device's own may be wrong: what it said, and the time since then. */
const useServerClock = (now: string): (() => string) => {
  const received = useRef({ now, at: 0 });
  useEffect(() => {
    received.current = { now, at: performance.now() };
  }, [now]);
  return useCallback(() => {
    const { now: said, at } = received.current;
    return new Date(Date.parse(said) + performance.now() - at).toISOString();
  }, []);
};
