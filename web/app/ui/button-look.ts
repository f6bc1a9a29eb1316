import type { ReactNode } from 'react';
import type { IconShape } from './icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'quiet' | 'go' | 'danger' | 'danger-line';
export type ButtonSize = 'small' | 'normal' | 'large';

export type ButtonLook = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconShape;
  iconAfter?: IconShape;
  isFull?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export const buttonLook = ({
  variant = 'secondary',
  size = 'normal',
  isFull,
  className,
}: Omit<ButtonLook, 'children'>) => ({
  className: className ? `button ${className}` : 'button',
  'data-variant': variant,
  'data-size': size,
  ...(isFull ? { 'data-full': '' } : {}),
});

export type IconButtonLook = {
  icon: IconShape;
  label: string;
  isLined?: boolean | undefined;
  size?: 'small' | 'normal';
  className?: string | undefined;
};

export const iconButtonLook = ({
  label,
  isLined,
  size = 'normal',
  className,
}: Omit<IconButtonLook, 'icon'>) => ({
  className: className ? `icon-button ${className}` : 'icon-button',
  'aria-label': label,
  'data-size': size,
  ...(isLined ? { 'data-lined': '' } : {}),
});
