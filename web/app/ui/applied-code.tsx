import { Badge } from './badge.tsx';
import { IconLink } from './button-link.tsx';
import { CheckIcon, CloseIcon } from './icon.tsx';

type AppliedCodeProps = {
  code: string;
  /** `$20 off the first year` */
  effect: string;
  removeLabel: string;
  /** The same page without the code. */
  removePath: string;
};

/** A code that applies, with its effect. Its page loads `applied-code.css`. */
export const AppliedCode = ({ code, effect, removeLabel, removePath }: AppliedCodeProps) => (
  <div className="applied-code">
    <p className="small">
      <Badge icon={CheckIcon}>{code}</Badge> <span>{effect}</span>
    </p>
    <IconLink icon={CloseIcon} label={removeLabel} to={removePath} size="small" />
  </div>
);
