import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastRegion as AriaToastRegion,
  Button,
  Text,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastQueue as ToastQueue,
} from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { CheckIcon, CloseIcon, Icon, ProblemIcon } from './icon.tsx';
import type { Toast } from './toast-shape.ts';

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 3 });

export const ToastRegion = () => {
  const t = useTranslations('ui');
  return (
    <AriaToastRegion queue={toastQueue} className="toasts" aria-label={t('notices')}>
      <ToastList<Toast>>
        {({ toast }) => {
          const { text, kind = 'success', action } = toast.content;
          return (
            <AriaToast toast={toast} className="toast" data-kind={kind}>
              <Icon of={kind === 'error' ? ProblemIcon : CheckIcon} />
              <ToastContent className="grow">
                <Text slot="title">{text}</Text>
              </ToastContent>
              {action && (
                <button
                  type="button"
                  className="toast-action"
                  onClick={() => {
                    action.onPress();
                    toastQueue.close(toast.key);
                  }}
                >
                  {action.label}
                </button>
              )}
              <Button slot="close" className="icon-button" aria-label={t('close')}>
                <Icon of={CloseIcon} size={16} />
              </Button>
            </AriaToast>
          );
        }}
      </ToastList>
    </AriaToastRegion>
  );
};
