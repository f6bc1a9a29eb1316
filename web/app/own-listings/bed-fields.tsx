import { mostBedsOfKind } from '@golark/contract/own-listings/rules';
import { bedKinds } from '@golark/contract/stays/beds';
import { useTranslations } from '../platform/translations.ts';
import { FieldProblem } from '../ui/field.tsx';
import { Stepper } from '../ui/stepper.tsx';
import type { Fields } from './section-fields.ts';

type BedFieldsProps = { path: string; fields: Fields; error: string | undefined };

/** How many beds of each kind a room has. */
export const BedFields = ({ path, fields, error }: BedFieldsProps) => {
  const t = useTranslations('ownListings.beds');
  return (
    <>
      <div className="listing-beds">
        {bedKinds.map((kind) => (
          <Stepper
            key={kind}
            name={`${path}.${kind}`}
            label={t(kind)}
            defaultValue={Number(fields[`${path}.${kind}`]) || 0}
            maximum={mostBedsOfKind}
          />
        ))}
      </div>
      {error && <FieldProblem id={`${path}-error`}>{error}</FieldProblem>}
    </>
  );
};
