import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { FieldProblem } from './field.tsx';
import { CheckIcon, Icon } from './icon.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'>;

type CheckboxProps = InputProps & {
  children: ReactNode;
  error?: string | null;
  isMixed?: boolean;
  className?: string;
};

/** The whole row is the target. */
export const Checkbox = ({ children, error, isMixed = false, className, ...input }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const errorId = useId();
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <div className="field">
      <label className={className ? `check ${className}` : 'check'}>
        <input
          {...input}
          ref={box}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span className="mark">
          <Icon of={CheckIcon} size={16} />
        </span>
        <span>{children}</span>
      </label>
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
    </div>
  );
};

export const Radio = ({
  children,
  className,
  ...input
}: InputProps & { children: ReactNode; className?: string }) => (
  <label className={className ? `check ${className}` : 'check'}>
    <input {...input} type="radio" />
    <span className="mark round" />
    <span>{children}</span>
  </label>
);
