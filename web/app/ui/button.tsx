import type { ComponentProps } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { type ButtonLook, buttonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { type Press, type PressedProps, pressProps } from './press.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ButtonLook &
  Press &
  Omit<ComponentProps<'button'>, keyof ButtonLook | keyof Press | PressedProps>;

/** While busy it keeps its label, width and focus, and cannot be pressed again. */
export const Button = ({ variant, size, icon, iconAfter, isFull, isBusy, ...props }: ButtonProps) => {
  const { className, children, type, isDisabled, onPress, ...rest } = props;
  const t = useTranslations('ui');
  const look = { isFull, className, ...(variant ? { variant } : {}), ...(size ? { size } : {}) };
  return (
    <button {...rest} {...buttonLook(look)} {...pressProps({ type, isDisabled, isBusy, onPress })}>
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
      {isBusy && <span className="sr-only">{t('busy')}</span>}
    </button>
  );
};
