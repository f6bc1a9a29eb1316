import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type ButtonProps = ButtonLook &
  Omit<AriaButtonProps, keyof ButtonLook | 'isPending' | 'style'> & { isBusy?: boolean };

/** While busy it keeps its words, its width and the focus, and cannot be pressed again. */
export function Button({
  variant = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  isFull,
  isBusy,
  ...props
}: ButtonProps) {
  const { className, children, ...rest } = props;
  const t = useTranslations('ui');
  return (
    <AriaButton
      {...rest}
      {...buttonLook({ variant, size, isFull, className })}
      {...(isBusy === undefined ? {} : { isPending: isBusy })}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
      {isBusy && <span className="sr-only">{t('busy')}</span>}
    </AriaButton>
  );
}
