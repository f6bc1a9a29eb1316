import { searchPath } from '@golark/contract/paths';
import { useRef, useState } from 'react';
import { browserApi } from '../platform/api-client.ts';
import { useTranslations } from '../platform/translations.ts';
import { findNearby } from './find-nearby.ts';
import { findPlace } from './find-place.ts';
import type { Place } from './place.ts';
import { nearbyId, useSuggestions } from './use-suggestions.ts';

/** The text cannot be looked up in the browser: the results page looks it up, or reports the failure. */
const pathOfText = (text: string) => ({ path: `${searchPath(null)}?${new URLSearchParams({ q: text })}` });

type WhereOptions = {
  place: Place | null;
  /** An event, performer, venue or stay was chosen, which is a page of its own. */
  onPage: (place: Place) => void;
  onNearbyUnknown: () => void;
};

/**
 * The field of the place. A search goes to the place that was chosen, or to the one that the typed text names when it
 * is submitted: suggestions belong to an earlier text as long as the latest request is on its way.
 */
export const useWhere = ({ place, onPage, onNearbyUnknown }: WhereOptions) => {
  const t = useTranslations('search.box');
  const [typed, setTyped] = useState(place?.label ?? '');
  const [chosen, setChosen] = useState<Place | null>(place);
  const [isWanted, setWanted] = useState(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const latest = useRef(typed);
  const suggestions = useSuggestions(typed === chosen?.label ? '' : typed, { isWanted });
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const choosePlace = (picked: Place) => {
    setChosen(picked);
    type(picked.label);
  };
  const whileLookingUp = async <T>(work: () => Promise<T>): Promise<T> => {
    setLookingUp(true);
    try {
      return await work();
    } finally {
      setLookingUp(false);
    }
  };
  const chooseNearby = async () => {
    // a field shows the name of what was chosen
    const unchanged = [latest.current, t('nearby')];
    const nearest = await whileLookingUp(findNearby).catch(() => null);
    // the visitor typed while the device looked for its position
    if (!unchanged.includes(latest.current)) return;
    if (nearest) return choosePlace(nearest);
    type('');
    onNearbyUnknown();
  };
  const choose = (id: string) => {
    if (id === nearbyId) return void chooseNearby();
    const picked = suggestions.places.get(id);
    if (picked?.isPage) onPage(picked);
    else if (picked) choosePlace(picked);
  };
  /** Null if there is no such place; undefined if the text was changed in the meantime. */
  const find = async (): Promise<Place | { path: string } | null | undefined> => {
    if (chosen?.label === typed) return chosen;
    const text = typed.trim();
    const found = await whileLookingUp(() => findPlace(browserApi, text)).catch(() => pathOfText(text));
    return latest.current === typed ? found : undefined;
  };
  return { typed, type, choose, find, isLookingUp, suggestions, onNear: () => setWanted(true) };
};
