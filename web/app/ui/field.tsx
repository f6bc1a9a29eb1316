import { type ReactNode, useId } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Icon, ProblemIcon } from './icon.tsx';

/** The text around a field. `error` is the sentence itself; without one the field is valid. */
export type FieldText = {
  label: string;
  isOptional?: boolean | undefined;
  help?: ReactNode;
  error?: string | null | undefined;
};

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

/** Ids that link a control to its help and its error for screen readers. */
export const useFieldWiring = ({ help, error }: Pick<FieldText, 'help' | 'error'>, givenId?: string) => {
  const madeId = useId();
  const id = givenId ?? madeId;
  const helpId = `${id}-help`;
  const errorId = `${id}-error`;
  const describedBy = [error ? errorId : '', help ? helpId : ''].filter(Boolean).join(' ');
  const control: Wiring = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return { control, helpId, errorId };
};

type FieldProps = FieldText & {
  controlId: string;
  helpId: string;
  errorId: string;
  children: ReactNode;
  className?: string | undefined;
};

export const Field = ({ label, isOptional, help, error, controlId, ...rest }: FieldProps) => {
  const { helpId, errorId, children, className } = rest;
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label className="field-label" htmlFor={controlId}>
        {label} {isOptional && <OptionalMark />}
      </label>
      {children}
      {error && <FieldProblem id={errorId}>{error}</FieldProblem>}
      {help && (
        <div className="field-help" id={helpId}>
          {help}
        </div>
      )}
    </div>
  );
};

export const OptionalMark = () => {
  const t = useTranslations('ui');
  return <span className="optional">{t('optional')}</span>;
};

export const FieldProblem = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="field-error" id={id}>
    <Icon of={ProblemIcon} size={16} />
    <span>{children}</span>
  </p>
);
