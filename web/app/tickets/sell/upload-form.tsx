import { type FormEvent, useRef } from 'react';
import { FormIntent } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useNumber } from '../../ui/numbers.ts';
import { useSeatNumbers } from '../parts/use-place-text.ts';
import { PdfField } from './pdf-field.tsx';
import { type ChosenFile, type UploadTarget, useUpload } from './use-upload.ts';
import './upload-form.css';

type UploadFormProps = {
  intent: string;
  /** What the form is about, where a page has several: the id of a sale. */
  subject?: string;
  /** The seats that have no PDF yet; empty for standing places. */
  seats: readonly string[];
  quantity: number;
  target: UploadTarget;
  outcome: FormOutcome | undefined;
};

/** The field of a single ticket, by its place in the list. */
export const ticketField = (index: number): string => `file${index}`;

const chosenFiles = (form: HTMLFormElement, seats: readonly string[]): ChosenFile[] => {
  const inputs = [...form.querySelectorAll<HTMLInputElement>('input[type="file"]')];
  const chosen = inputs.flatMap(({ name, files }) => (files?.[0] ? [{ name, file: files[0] }] : []));
  const all = chosen.find(({ name }) => name === 'file');
  if (all) return [{ ...all, seats: [...seats] }];
  return chosen.map(({ name, file }) => {
    const seat = seats[Number(name.slice('file'.length))];
    return { name, file, seats: seat === undefined ? [] : [seat] };
  });
};

/** One PDF for all tickets, or one for each; a form that posts to the page without JavaScript. */
export const UploadForm = ({ intent, subject, seats, quantity, target, outcome }: UploadFormProps) => {
  const t = useTranslations('sell.files');
  const number = useNumber();
  const numbers = useSeatNumbers();
  const form = useRef<HTMLFormElement>(null);
  const { progress, error, upload } = useUpload(target);
  const errors = error ? { [error.name]: error.text } : (outcome?.errors ?? {});
  useFocusFirstInvalid(form, error ?? outcome?.errors);
  const isBusy = progress !== null;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) void upload(chosenFiles(event.currentTarget, seats));
  };
  const percent = number(Math.round((progress ?? 0) * 100));
  return (
    <form method="post" encType="multipart/form-data" ref={form} className="upload-form" onSubmit={submit}>
      <FormIntent intent={intent} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      <PdfField
        name="file"
        label={t('file', { count: quantity })}
        help={seats.length > 0 ? t('fileHelp', { numbers: numbers(seats) }) : t('fileHelpStanding')}
        error={errors['file']}
      />
      {quantity > 1 && (
        <details open={Object.keys(errors).some((name) => name !== 'file') || undefined}>
          <summary className="text-link">{t('each')}</summary>
          <div className="upload-each">
            {Array.from({ length: quantity }, (_, index) => (
              <PdfField
                key={ticketField(index)}
                name={ticketField(index)}
                label={
                  seats[index] === undefined
                    ? t('fileOfNumber', { number: index + 1 })
                    : t('fileOf', { seat: seats[index] })
                }
                error={errors[ticketField(index)]}
              />
            ))}
          </div>
        </details>
      )}
      <div className="upload-action">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('upload')}
        </Button>
        {isBusy && (
          <span className="upload-progress">
            <progress max={1} value={progress ?? 0} aria-label={t('upload')} />
            <span role="status" className="small text-muted">
              {t('uploading', { percent })}
            </span>
          </span>
        )}
      </div>
    </form>
  );
};
