import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { EntryOutcome } from './enter-account.ts';
import './entry-form.css';

type EntryFormProps = {
  title: string;
  lead: string;
  submit: string;
  outcome: EntryOutcome | undefined;
  children: ReactNode;
  foot: ReactNode;
  picture: { id: string; alt: string };
};

/** The frame of login and sign-up: form first, a picture beside it on wide screens. */
export function EntryForm({ title, lead, submit, outcome, children, foot, picture }: EntryFormProps) {
  const t = useTranslations('accounts');
  const isBusy = useNavigation().state === 'submitting';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // the first field at fault, so that a keyboard or a screen reader starts where something is to do
    if (outcome) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [outcome]);
  return (
    <div className="page-width entry">
      <Form method="post" ref={form} className="entry-form" noValidate>
        <div>
          <h1 className="display">{title}</h1>
          <p className="text-muted mt-2">{lead}</p>
        </div>
        {outcome?.formProblem && (
          <Alert tone="danger" title={t(`formProblems.${outcome.formProblem}`)} isNews />
        )}
        {children}
        <Button type="submit" variant="primary" size="large" isFull isBusy={isBusy}>
          {submit}
        </Button>
        <p className="small text-muted">{foot}</p>
      </Form>
      <div className="entry-picture" aria-hidden="true">
        <img
          src={`/pictures/${picture.id}/960.webp`}
          alt={picture.alt}
          width={960}
          height={640}
          loading="lazy"
        />
      </div>
    </div>
  );
}
