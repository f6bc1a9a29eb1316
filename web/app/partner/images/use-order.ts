import type { ListingPictures } from '@golark/contract/listing-pictures/schemas';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import type { ActingHost } from '../read-host-page.ts';
import { orderIntent } from './image-intents.ts';

/** Several presses of an arrow key are saved together. */
const quietMilliseconds = 400;

const textOf = (ids: readonly string[]): string => ids.join(' ');

/**
 * The order that is shown, and how to change it. It is saved when nothing has moved for a moment and the last order is saved, so that each
 * is sent with the version that it changes; after a rejection the stored order is shown.
 */
export const useOrder = ({ pictures, version }: ListingPictures, host: ActingHost) => {
  const fetcher = useFetcher<FormOutcome>();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const [isHeld, setIsHeld] = useState(false);
  const handled = useRef<FormOutcome | undefined>(undefined);
  const stored = pictures.map(({ id }) => id);
  const isOfThese = wanted?.length === stored.length && stored.every((id) => wanted.includes(id));
  const order = isOfThese && wanted ? wanted : stored;
  const { state, data, submit } = fetcher;
  const isMoved = textOf(order) !== textOf(stored);
  const form = { intent: orderIntent, host: host.propertyManagerId, version, order: textOf(order) };
  const sent = useRef(form);
  sent.current = form;

  useEffect(() => {
    if (state !== 'idle' || isHeld || !isMoved) return;
    if (data && !data.isDone && data !== handled.current) {
      handled.current = data;
      setWanted(null);
      return;
    }
    const timer = setTimeout(() => void submit(sent.current, { method: 'post' }), quietMilliseconds);
    return () => clearTimeout(timer);
  }, [state, data, isHeld, isMoved, submit]);

  return {
    order,
    outcome: state === 'idle' && !isMoved ? data : undefined,
    /** Shows an order; it is saved unless it is only held. */
    show: (ids: readonly string[], hold: 'held' | 'saved') => {
      setWanted(ids);
      setIsHeld(hold === 'held');
    },
    reset: () => {
      setWanted(null);
      setIsHeld(false);
    },
  };
};
