import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type IconButtonLook, iconButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

type IconButtonProps = IconButtonLook &
  Omit<AriaButtonProps, keyof IconButtonLook | 'children' | 'isPending' | 'style' | 'aria-label'> & {
    isBusy?: boolean;
  };

export function IconButton({
  icon,
  label,
  isLined,
  size = 'normal',
  className,
  isBusy,
  ...rest
}: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...iconButtonLook({ label, isLined, size, className })}
      {...(isBusy === undefined ? {} : { isPending: isBusy })}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 18 : 20} />}
    </AriaButton>
  );
}
