import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useTranslations } from '../../platform/translations.ts';
import { useBackCloses } from '../../platform/use-back-closes.ts';
import { CloseIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CodeStrip, type CodeStripProps } from './code-strip.tsx';
import { useScreenAwake } from './use-screen-awake.ts';

type CodeScreenProps = Pick<CodeStripProps, 'codes' | 'current' | 'onTurn'> & {
  isOpen: boolean;
  onClose: () => void;
};

/** The codes on a screen that is white and stays on, for the scanner at the door. */
export const CodeScreen = ({ isOpen, onClose, ...strip }: CodeScreenProps) => {
  const t = useTranslations('ticketOrder.codes');
  useBackCloses(isOpen, onClose);
  useScreenAwake(isOpen);
  return (
    <ModalOverlay
      className="code-screen"
      isOpen={isOpen}
      onOpenChange={(stillOpen) => !stillOpen && onClose()}
    >
      <Modal className="code-screen-frame">
        <Dialog className="code-screen-dialog" aria-label={t('title', { count: strip.codes.length })}>
          <div className="code-screen-bar">
            <IconButton icon={CloseIcon} label={t('reduce')} onPress={onClose} />
          </div>
          <CodeStrip {...strip} press="reduceOf" onPress={onClose} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
