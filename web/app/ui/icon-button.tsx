import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { Icon, type IconShape } from './icon.tsx';
import { PageLink } from './link.tsx';
import { Spinner } from './spinner.tsx';

type Look = {
  icon: IconShape;
  label: string;
  isLined?: boolean;
  size?: 'small' | 'normal';
  className?: string;
};

type IconButtonProps = Look &
  Omit<AriaButtonProps, 'children' | 'className' | 'isPending' | 'style' | 'aria-label'> & {
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
      aria-label={label}
      className={className ? `icon-button ${className}` : 'icon-button'}
      data-size={size}
      {...(isLined ? { 'data-lined': '' } : {})}
      {...(isBusy === undefined ? {} : { isPending: isBusy })}
    >
      {isBusy ? <Spinner /> : <Icon of={icon} size={size === 'small' ? 18 : 20} />}
    </AriaButton>
  );
}

export function IconLink({ icon, label, isLined, size = 'normal', className, to }: Look & { to: string }) {
  return (
    <PageLink
      to={to}
      aria-label={label}
      className={className ? `icon-button ${className}` : 'icon-button'}
      data-size={size}
      {...(isLined ? { 'data-lined': '' } : {})}
    >
      <Icon of={icon} size={size === 'small' ? 18 : 20} />
    </PageLink>
  );
}
