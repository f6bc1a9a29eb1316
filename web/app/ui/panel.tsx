import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { useBackCloses } from '../platform/use-back-closes.ts';
import { CloseIcon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useIsSheet } from './use-is-phone.ts';

export type PanelPlacement = 'bottom start' | 'bottom end';

type PanelProps = {
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: PanelPlacement | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The panel of a PanelButton: next to the button on wide screens, a bottom sheet on phones. */
export const Panel = ({
  label,
  trigger,
  isOpen,
  onOpenChange,
  placement,
  className,
  children,
}: PanelProps) => {
  const isSheet = useIsSheet();
  useBackCloses(isOpen && isSheet, () => onOpenChange(false));
  return (
    <Popover
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      className={className ? `popover ${className}` : 'popover'}
      data-sheet
      data-padded
      offset={8}
      {...(placement ? { placement } : {})}
    >
      <Dialog aria-label={label} className="outline-none">
        {isSheet && <SheetHead label={label} onClose={() => onOpenChange(false)} />}
        {children}
      </Dialog>
    </Popover>
  );
};

const SheetHead = ({ label, onClose }: { label: string; onClose: () => void }) => {
  const t = useTranslations('ui');
  return (
    <div className="sheet-head">
      <h2 className="title-2">{label}</h2>
      <IconButton icon={CloseIcon} label={t('close')} onPress={onClose} />
    </div>
  );
};
