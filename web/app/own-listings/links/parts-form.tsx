import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Checkbox } from '../../ui/check.tsx';
import { FieldProblem } from '../../ui/field.tsx';
import { type LinksOutcome, partsIntent } from './links-outcome.ts';
import { fieldOfPart, typedChoices } from './read-links.ts';
import { SearchByTitle } from './search-by-title.tsx';
import { useChoice } from './use-choice.ts';

export type LinksFormProps = { links: ListingLinks; hostId: string; outcome: LinksOutcome | undefined };

/** The parts of a listing, and whether nights are closed together. */
export const PartsForm = ({ links, hostId, outcome: latest }: LinksFormProps) => {
  const t = useTranslations('listingLinks');
  const choiceOf = useChoice();
  const outcome: LinksOutcome | undefined = outcomeFor(latest, partsIntent);
  const typed = outcome && !outcome.isDone && Object.keys(outcome.values).length > 0 ? outcome.values : null;
  const { found, currentLinks: current, errors = {} } = outcome ?? {};
  const chosen = typed ? typedChoices(typed) : links.parts.map(choiceOf);
  const { others, otherCount } = found ?? links;
  const known = [...chosen, ...links.parts.map(choiceOf)];
  const offered = [...known, ...others.map(choiceOf)];
  const choices = offered.filter(({ id }, i) => offered.findIndex((one) => one.id === id) === i);
  const closesTogether = typed ? Boolean(typed['closesTogether']) : links.closesTogether;
  return (
    <ActionForm
      key={links.version}
      intent={partsIntent}
      outcome={outcome}
      submit={t('save')}
      variant="primary"
    >
      {outcome?.isDone && <Alert tone="success" title={t('saved')} isNews />}
      <h3 className="title-3">{t('partsTitle')}</h3>
      <input type="hidden" name="host" value={hostId} />
      <input type="hidden" name="version" value={(current ?? links).version} />
      {current && <CurrentParts current={current} />}
      <SearchByTitle
        choices={choices}
        notShown={otherCount - others.length}
        q={typed?.['q']}
        isShown={found !== undefined || links.otherCount > links.others.length}
      />
      <fieldset className="field">
        <legend className="field-label">{t('partsLegend')}</legend>
        {choices.map(({ id, title }) => (
          <Checkbox
            key={id}
            name={fieldOfPart(id)}
            defaultChecked={chosen.some((part) => part.id === id)}
            error={errors[fieldOfPart(id)] ?? null}
          >
            {title}
          </Checkbox>
        ))}
        {errors['parts'] && <FieldProblem id="parts-error">{errors['parts']}</FieldProblem>}
      </fieldset>
      <Checkbox name="closesTogether" defaultChecked={closesTogether}>
        {t('closesTogether')}
      </Checkbox>
    </ActionForm>
  );
};

const CurrentParts = ({ current }: { current: ListingLinks }) => {
  const t = useTranslations('listingLinks');
  const choiceOf = useChoice();
  const list = current.parts.map((part) => choiceOf(part).title).join(', ');
  return (
    <section className="panel listing-conflict">
      <p>{list ? t('current', { list }) : t('currentNone')}</p>
      <p className="text-muted">{t('again')}</p>
    </section>
  );
};
