import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { Button } from './button.tsx';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

type DialogProps = {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
  /** The button that closes comes first, the action last; on phones the action is on top. */
  actions?: ReactNode;
  size?: 'normal' | 'wide';
  /** The whole height on phones. */
  isFull?: boolean;
  role?: 'dialog' | 'alertdialog';
  /** False while an operation runs that must be completed. */
  isDismissable?: boolean;
};

/** A dialog on wide screens, a bottom sheet on phones. */
export const Dialog = ({ title, isOpen, onOpenChange, children, actions, ...props }: DialogProps) => {
  const { size = 'normal', isFull, role = 'dialog', isDismissable = true } = props;
  const t = useTranslations('ui');
  useBackCloses(isOpen && isDismissable, () => onOpenChange(false));
  return (
    <ModalOverlay
      className="scrim"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && role === 'dialog'}
      isKeyboardDismissDisabled={!isDismissable}
    >
      <Modal className="dialog-frame" data-size={size} {...(isFull ? { 'data-full': '' } : {})}>
        <AriaDialog className="dialog" role={role}>
          <div className="dialog-head">
            <Heading slot="title" level={2} className="title-2">
              {title}
            </Heading>
            <IconButton
              icon={CloseIcon}
              label={t('close')}
              isDisabled={!isDismissable}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <div className="dialog-body">{children}</div>
          {actions && <div className="dialog-actions">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
};

type ConfirmProps = Pick<DialogProps, 'title' | 'isOpen' | 'onOpenChange' | 'children'> & {
  confirmLabel: string;
  keepLabel: string;
  onConfirm: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
};

/** A question as title, the consequence with its amounts, a button that closes and one that acts. */
export const ConfirmDialog = ({
  confirmLabel,
  keepLabel,
  onConfirm,
  isDanger = false,
  isBusy = false,
  ...dialog
}: ConfirmProps) => (
  <Dialog
    {...dialog}
    role="alertdialog"
    isDismissable={!isBusy}
    actions={
      <>
        <Button onPress={() => dialog.onOpenChange(false)} isDisabled={isBusy}>
          {keepLabel}
        </Button>
        <Button variant={isDanger ? 'danger' : 'primary'} onPress={onConfirm} isBusy={isBusy}>
          {confirmLabel}
        </Button>
      </>
    }
  />
);

/** A notice with one button. */
export const AlertDialog = ({
  title,
  closeLabel,
  onClose,
  children,
}: {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}) => (
  <Dialog
    title={title}
    isOpen
    onOpenChange={onClose}
    role="alertdialog"
    actions={
      <Button variant="primary" onPress={onClose}>
        {closeLabel}
      </Button>
    }
  >
    {children}
  </Dialog>
);
