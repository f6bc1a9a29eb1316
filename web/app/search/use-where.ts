import { searchPath } from '@golark/contract/paths';
import { useRef, useState } from 'react';
import { browserApi } from '../platform/api-client.ts';
import { findDestinationByName } from './load-search.ts';
import { type Place, placeOf, usePlaceSuggestions } from './use-place-suggestions.ts';

/** The text cannot be looked up in the browser: the results page looks it up, or reports the failure. */
const pathOfText = (text: string) => ({ path: `${searchPath(null)}?${new URLSearchParams({ q: text })}` });

/**
 * The field of the place. A search goes to the place that was chosen, or to the one that the typed text names when it
 * is submitted: suggestions belong to an earlier text as long as the latest request is on its way.
 */
export const useWhere = (place: Place | null) => {
  const [typed, setTyped] = useState(place?.label ?? '');
  const [chosen, setChosen] = useState<Place | null>(place);
  const [isWanted, setWanted] = useState(false);
  const [isLookingUp, setLookingUp] = useState(false);
  const latest = useRef(typed);
  const suggestions = usePlaceSuggestions(typed === place?.label ? '' : typed, isWanted);
  const type = (text: string) => {
    latest.current = text;
    setTyped(text);
  };
  const choose = (id: string) => {
    const picked = suggestions.places.get(id);
    if (!picked) return;
    setChosen(picked);
    type(picked.label);
  };
  const lookUp = async (text: string): Promise<Place | null> => {
    setLookingUp(true);
    try {
      const found = await findDestinationByName(browserApi, text);
      return found && placeOf(found);
    } finally {
      setLookingUp(false);
    }
  };
  /** Null if there is no such place; undefined if the text was changed in the meantime. */
  const find = async (): Promise<Place | { path: string } | null | undefined> => {
    if (chosen?.label === typed) return chosen;
    const found = await lookUp(typed.trim()).catch(() => pathOfText(typed.trim()));
    return latest.current === typed ? found : undefined;
  };
  return { typed, type, choose, find, isLookingUp, suggestions, onNear: () => setWanted(true) };
};
