import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Choice, fieldOfTitle } from './read-links.ts';

type ListingChoicesProps = {
  legend: string;
  choices: readonly Choice[];
  /** How many listings match, of which only the first are among the choices. */
  notShown: number;
  /** What was searched; undefined before the first search. */
  q: string | undefined;
  hasSearch: boolean;
  error: string | undefined;
  children: (choice: Choice) => ReactNode;
};

/** Listings of which some are chosen. A search shows others, and keeps those that are chosen: without JavaScript too. */
export const ListingChoices = ({ legend, choices, q, hasSearch, ...props }: ListingChoicesProps) => {
  const t = useTranslations('listingLinks');
  const { notShown, error, children } = props;
  return (
    <fieldset className="field">
      <legend className="field-label">{legend}</legend>
      {hasSearch && (
        <div className="listing-search">
          <TextField name="q" type="search" label={t('search')} defaultValue={q ?? ''} maxLength={100} />
          <Button type="submit" variant="secondary" name="find" value="1">
            {t('find')}
          </Button>
        </div>
      )}
      {choices.map((choice) => (
        <div key={choice.id}>
          <input type="hidden" name={fieldOfTitle(choice.id)} value={choice.title} />
          {children(choice)}
        </div>
      ))}
      {choices.length === 0 && <p className="text-muted">{t(q ? 'nothingFound' : 'noOthers')}</p>}
      {notShown > 0 && <p className="small text-muted">{t('more', { count: notShown })}</p>}
      {error && <FieldProblem id="choices-error">{error}</FieldProblem>}
    </fieldset>
  );
};
