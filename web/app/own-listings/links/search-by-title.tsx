import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Choice, fieldOfTitle } from './read-links.ts';

type SearchByTitleProps = {
  choices: readonly Choice[];
  /** How many listings match and are not among the choices. */
  notShown: number;
  /** The searched title; undefined before the first search. */
  q: string | undefined;
  /** A host with few listings sees all of them. */
  isShown: boolean;
};

/** Finds other listings to choose from, within the form: without JavaScript too. The titles of those that are shown are sent with it. */
export const SearchByTitle = ({ choices, notShown, q, isShown }: SearchByTitleProps) => {
  const t = useTranslations('listingLinks');
  return (
    <>
      {isShown && (
        <div className="listing-search">
          <TextField name="q" type="search" label={t('search')} defaultValue={q ?? ''} maxLength={100} />
          <Button type="submit" variant="secondary" name="find" value="1">
            {t('find')}
          </Button>
        </div>
      )}
      {choices.map(({ id, title }) => (
        <input key={id} type="hidden" name={fieldOfTitle(id)} value={title} />
      ))}
      {choices.length === 0 && <p className="text-muted">{t(q ? 'nothingFound' : 'noOthers')}</p>}
      {notShown > 0 && <p className="small text-muted">{t('more', { count: notShown })}</p>}
    </>
  );
};
