import { lazy, Suspense, useSyncExternalStore } from 'react';
import { type ConfirmState, confirmDialog } from './confirm.ts';

const ConfirmRegion = lazy(() =>
  import('./confirm-region.tsx').then(({ ConfirmRegion: component }) => ({ default: component })),
);

const hidden: ConfirmState = { kind: 'hidden' };

/** Rendered once, in the root; the dialog's code is fetched for the first question. */
export const ConfirmHost = () => {
  const state = useSyncExternalStore(confirmDialog.subscribe, confirmDialog.state, () => hidden);
  if (state.kind === 'hidden') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmRegion state={state} />
    </Suspense>
  );
};
