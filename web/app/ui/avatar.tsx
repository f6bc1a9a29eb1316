type AvatarProps = {
  firstName: string;
  lastName?: string;
  size?: 'tiny' | 'small' | 'normal' | 'large';
  picture?: string | null;
  tone?: 'primary' | 'go' | 'info' | 'danger';
};

/** The person's picture or initials; the name is shown next to it. */
export const Avatar = ({
  firstName,
  lastName = '',
  size = 'normal',
  picture,
  tone = 'primary',
}: AvatarProps) => (
  <span className="avatar" data-size={size} data-tone={tone} aria-hidden="true">
    {picture ? (
      <img src={picture} alt="" width={64} height={64} loading="lazy" />
    ) : (
      initialsOf(firstName, lastName)
    )}
  </span>
);

export const initialsOf = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => [...name.trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
