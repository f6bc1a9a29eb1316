import { lazy, Suspense, useState } from 'react';

const WhichList = lazy(() =>
  import('./which-list.tsx').then(({ WhichList: component }) => ({ default: component })),
);

/** The dialog that moves a saved stay to another list, and the function that opens it. */
export const useListChoice = (globalId: string) => {
  const [isOpen, setOpen] = useState(false);
  const listChoice = isOpen && (
    <Suspense fallback={null}>
      <WhichList globalId={globalId} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { listChoice, choose: () => setOpen(true) };
};
