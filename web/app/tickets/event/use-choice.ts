import { useState } from 'react';
import type { Listings } from './load-listings.ts';

/** What map and list show as chosen and as pointed at, in both. */
export const useChoice = ({ listings }: Pick<Listings, 'listings'>) => {
  const [chosen, setChosen] = useState<string | null>();
  const [marked, setMarked] = useState<string | null>(null);
  const isThere = listings.some(({ id }) => id === chosen);
  // the best listing is open until another one is chosen or it is closed
  const selectedId = chosen === null || isThere ? chosen : (listings[0]?.id ?? null);
  return {
    selectedId: selectedId ?? null,
    choose: (id: string, isOpen = true) =>
      setChosen((now) => {
        if (isOpen) return id;
        return (now ?? selectedId) === id ? null : now;
      }),
    marked,
    mark: setMarked,
  };
};
