import { type MouseEvent, type ReactNode, useState } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm, useIsSubmitting } from '../platform/page/action-form.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { CloseIcon, Icon } from '../ui/icon.tsx';

interface CancellationProps {
  intent: string;
  /** What the form sends beside its intent. */
  fields?: Readonly<Record<string, string>>;
  open: string;
  note: string;
  title: string;
  confirm: string;
  keep: string;
  children: ReactNode;
}

/** Asks for confirmation: in a dialog, or without JavaScript in a disclosure with a form. */
export const Cancellation = ({
  intent,
  fields = {},
  open,
  note,
  title,
  confirm,
  keep,
  children,
}: CancellationProps) => {
  const submit = useSubmit();
  const isBusy = useIsSubmitting(intent);
  const [isOpen, setOpen] = useState(false);
  const openDialog = (event: MouseEvent) => {
    event.preventDefault();
    setOpen(true);
  };
  const submitAndClose = async () => {
    await submit({ ...fields, intent }, { method: 'post' });
    setOpen(false);
  };
  return (
    <>
      <details className="cancel-trip">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive by itself */}
        <summary data-danger="" onClick={openDialog}>
          <Icon of={CloseIcon} />
          <span>
            <b>{open}</b>
            <span className="small text-muted">{note}</span>
          </span>
        </summary>
        <div className="cancel-trip-form">
          {children}
          <ActionForm intent={intent} submit={confirm} variant="danger" isFull>
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
          </ActionForm>
        </div>
      </details>
      <ConfirmDialog
        title={title}
        isOpen={isOpen}
        onOpenChange={setOpen}
        confirmLabel={confirm}
        keepLabel={keep}
        onConfirm={submitAndClose}
        isDanger
        isBusy={isBusy}
      >
        {children}
      </ConfirmDialog>
    </>
  );
};
