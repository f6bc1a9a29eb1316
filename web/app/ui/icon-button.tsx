import type { ComponentProps } from 'react';
import { type IconButtonLook, iconButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { type Press, type PressedProps, pressProps } from './press.ts';
import { Spinner } from './spinner.tsx';

type IconButtonProps = IconButtonLook &
  Press &
  Omit<
    ComponentProps<'button'>,
    keyof IconButtonLook | keyof Press | PressedProps | 'children' | 'aria-label'
  >;

export const IconButton = ({
  icon,
  label,
  isLined,
  size = 'normal',
  className,
  ...props
}: IconButtonProps) => {
  const { type, isDisabled, isBusy, onPress, ...rest } = props;
  return (
    <button
      {...rest}
      {...iconButtonLook({ label, isLined, size, className })}
      {...pressProps({ type, isDisabled, isBusy, onPress })}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 18 : 20} />}
    </button>
  );
};
