import { Field, useFieldWiring } from '../../ui/field.tsx';

type PdfFieldProps = { name: string; label: string; help?: string; error: string | undefined };

/** The browser's own field for a file. */
export const PdfField = ({ name, label, help, error }: PdfFieldProps) => {
  const { control, helpId, errorId } = useFieldWiring({ help, error });
  return (
    <Field {...{ label, help, error, helpId, errorId }} controlId={control.id}>
      <div className="field-box pdf-box">
        <input {...control} type="file" name={name} accept="application/pdf,.pdf" />
      </div>
    </Field>
  );
};
