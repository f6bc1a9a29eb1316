import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { useTranslations } from '../platform/translations.ts';
import { Icon, type IconShape } from './icon.tsx';
import { PageLink } from './link.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'go' | 'danger' | 'danger-line';
export type ButtonSize = 'small' | 'normal' | 'large';

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconShape;
  iconAfter?: IconShape;
  isFull?: boolean;
  className?: string;
  children: ReactNode;
};

type ButtonProps = Look &
  Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style'> & { isBusy?: boolean };

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
      {...look({ variant, size, isFull, className })}
      {...(isBusy === undefined ? {} : { isPending: isBusy })}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
      {isBusy && <span className="sr-only">{t('busy')}</span>}
    </AriaButton>
  );
}

type ButtonLinkProps = Look & {
  to: string;
  replace?: boolean;
  preventScrollReset?: boolean;
  'aria-label'?: string;
};

export function ButtonLink({
  variant = 'secondary',
  size = 'normal',
  icon,
  iconAfter,
  isFull,
  ...props
}: ButtonLinkProps) {
  const { className, children, ...rest } = props;
  return (
    <PageLink {...rest} {...look({ variant, size, isFull, className })}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </PageLink>
  );
}

type LookNames = {
  variant: ButtonVariant;
  size: ButtonSize;
  isFull: boolean | undefined;
  className: string | undefined;
};

function look({ variant, size, isFull, className }: LookNames) {
  return {
    className: className ? `button ${className}` : 'button',
    'data-variant': variant,
    'data-size': size,
    ...(isFull ? { 'data-full': '' } : {}),
  };
}
