import { type ComponentProps, lazy, Suspense, useState } from 'react';

const load = () => import('./dialog.tsx');
const Dialog = lazy(() => load().then(({ Dialog: component }) => ({ default: component })));

/** For what opens a dialog, when it is hovered, touched or focused. */
export const dialogIsNear = {
  // a failed fetch is repeated, and reported, when the dialog is opened
  onPointerEnter: () => void load().catch(() => undefined),
  onFocus: () => void load().catch(() => undefined),
};

/** A dialog whose code is loaded when it is needed, so that no page waits for it. */
export const LazyDialog = (props: ComponentProps<typeof Dialog>) => {
  const [wasOpened, setOpened] = useState(props.isOpen);
  if (props.isOpen && !wasOpened) setOpened(true);
  return <Suspense fallback={null}>{wasOpened && <Dialog {...props} />}</Suspense>;
};
