import { CloseIcon, Icon } from './icon.tsx';
import { PageLink } from './link.tsx';
import { useNumber } from './numbers.ts';

type Look = { label: string; count?: number; size?: 'small' | 'normal'; className?: string };

/** A filter in the address, which works without JavaScript. */
export const ChipLink = ({
  label,
  count,
  size = 'normal',
  className,
  to,
  isSelected = false,
  isInPlace = false,
  isReplacing = false,
}: Look & {
  to: string;
  isSelected?: boolean;
  /** Changes a part of the page, which stays where it is. */
  isInPlace?: boolean;
  /** Back leads to the page before this one, not to this one without the change. */
  isReplacing?: boolean;
}) => (
  <PageLink
    to={to}
    aria-current={isSelected || undefined}
    replace={isReplacing}
    {...(isInPlace ? { preventScrollReset: true, prefetch: 'none' as const } : {})}
    {...look({ count, size, className })}
  >
    <ChipText label={label} count={count} isSelected={isSelected} />
  </PageLink>
);

const ChipText = ({
  label,
  count,
  isSelected,
}: {
  label: string;
  count: number | undefined;
  isSelected: boolean;
}) => {
  const number = useNumber();
  return (
    <>
      {label}
      {count !== undefined && <span className="count">{number(count)}</span>}
      {isSelected && <Icon of={CloseIcon} size={16} />}
    </>
  );
};

const look = ({
  count,
  size,
  className,
}: {
  count: number | undefined;
  size: string;
  className: string | undefined;
}) => ({
  className: className ? `chip ${className}` : 'chip',
  'data-size': size,
  ...(count === 0 ? { 'data-empty': '' } : {}),
});
