import { lazy, Suspense, useState } from 'react';

const WhichList = lazy(() =>
  import('./which-list.tsx').then(({ WhichList: component }) => ({ default: component })),
);

/** The dialog that moves a saved stay to another list than the one it is on, if that is known, and the function that opens it. */
export const useListChoice = (globalId: string, listId?: string) => {
  const [isOpen, setOpen] = useState(false);
  const listChoice = isOpen && (
    <Suspense fallback={null}>
      <WhichList globalId={globalId} listId={listId} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { listChoice, choose: () => setOpen(true) };
};
