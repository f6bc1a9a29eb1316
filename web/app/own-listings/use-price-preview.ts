import { actingHostHeader } from '@golark/contract/access/rules';
import type { BodyInputOf } from '@golark/contract/call';
import { previewPrice } from '@golark/contract/own-listings/calls';
import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { PricePreview } from '@golark/contract/own-listings/schemas';
import { type RefObject, useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { pricedReaders, seasonNightOf } from './read-priced.ts';

type Unsaved = NonNullable<BodyInputOf<typeof previewPrice>['unsaved']>;

const waitMilliseconds = 300;

interface Previewed {
  section: PricedSection;
  listingId: string;
  hostId: string;
}

/** `isRefused` as long as a value of the form cannot be saved. */
export type LivePreview = { preview: PricePreview | null; isRefused: boolean; isLoading: boolean };

/**
 * The totals at what is typed into the form around an element; those that are given until something is. A request that another one
 * overtakes is aborted.
 */
export const usePricePreview = (
  place: RefObject<HTMLElement | null>,
  { section, listingId, hostId }: Previewed,
  given: PricePreview | null,
): LivePreview => {
  const [typed, setTyped] = useState<LivePreview | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    let overtaken = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = async (edited: string) => {
      const { signal } = overtaken;
      const values = new FormData(form);
      const unsaved = { section, values: pricedReaders[section](values) } as Unsaved;
      const result = await callApi(browserApi, previewPrice, {
        params: { listingId },
        body: { unsaved, seasonNight: seasonNightOf(values, edited) },
        // the function of the calendar would be a script of its own for that page
        headers: { [actingHostHeader]: hostId },
        signal,
      });
      if (signal.aborted) return;
      const isRefused = !result.ok && result.error.kind !== 'UnavailableError';
      setTyped((now) => ({
        preview: result.ok ? result.data : (now?.preview ?? given),
        isRefused,
        isLoading: false,
      }));
    };
    const onInput = ({ target }: Event) => {
      clearTimeout(timer);
      overtaken.abort();
      overtaken = new AbortController();
      setTyped((now) => ({ ...(now ?? { preview: given, isRefused: false }), isLoading: true }));
      const edited = (target as HTMLInputElement).name;
      timer = setTimeout(() => load(edited), waitMilliseconds);
    };
    form.addEventListener('input', onInput);
    return () => {
      form.removeEventListener('input', onInput);
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [place, section, listingId, hostId, given]);
  return typed ?? { preview: given, isRefused: false, isLoading: false };
};
