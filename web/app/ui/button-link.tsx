import type { Prefetch } from '../platform/use-prefetch.ts';
import { type ButtonLook, buttonLook, type IconButtonLook, iconButtonLook } from './button-look.ts';
import { Icon } from './icon.tsx';
import { PageLink } from './link.tsx';

type ButtonLinkProps = ButtonLook & {
  to: string;
  replace?: boolean;
  prefetch?: Prefetch;
  reloadDocument?: boolean;
  preventScrollReset?: boolean;
  'aria-label'?: string;
};

/** A link that looks like a button: it navigates, a Button acts. */
export const ButtonLink = ({ variant, size, icon, iconAfter, isFull, ...props }: ButtonLinkProps) => {
  const { className, children, ...rest } = props;
  const look = { isFull, className, ...(variant ? { variant } : {}), ...(size ? { size } : {}) };
  return (
    <PageLink {...rest} {...buttonLook(look)}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon of={iconAfter} />}
    </PageLink>
  );
};

export const IconLink = ({ icon, to, ...look }: IconButtonLook & { to: string }) => (
  <PageLink to={to} {...iconButtonLook(look)}>
    <Icon of={icon} size={look.size === 'small' ? 18 : 20} />
  </PageLink>
);
