import { type ConfirmState, confirmDialog } from './confirm.ts';
import { AlertDialog, ConfirmDialog } from './dialog.tsx';

export const ConfirmRegion = ({ state }: { state: Exclude<ConfirmState, { kind: 'hidden' }> }) => {
  if (state.kind === 'alert') {
    const { title, text, closeLabel } = state.notice;
    return (
      <AlertDialog title={title} closeLabel={closeLabel} onClose={confirmDialog.close}>
        <p className="text-muted">{text}</p>
      </AlertDialog>
    );
  }
  const { title, text, keepLabel, confirmLabel, isDanger = false } = state.question;
  return (
    <ConfirmDialog
      title={title}
      isOpen
      onOpenChange={confirmDialog.close}
      keepLabel={keepLabel}
      confirmLabel={confirmLabel}
      onConfirm={confirmDialog.confirm}
      isDanger={isDanger}
      isBusy={state.isBusy}
    >
      <p className="text-muted">{text}</p>
    </ConfirmDialog>
  );
};
