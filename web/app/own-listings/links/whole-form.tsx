import { ownListingPath } from '@golark/contract/partner-paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextLink } from '../../ui/link.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { joinIntent, type LinksOutcome, leaveIntent } from './links-outcome.ts';
import type { LinksFormProps } from './parts-form.tsx';
import { SearchByTitle } from './search-by-title.tsx';
import { useChoice } from './use-choice.ts';

/** The listings of which this one is a part, and the choice of another one. */
export const WholeForm = ({ links, hostId, outcome: latest }: LinksFormProps) => {
  const t = useTranslations('listingLinks');
  const choiceOf = useChoice();
  const outcome: LinksOutcome | undefined = outcomeFor(latest, joinIntent);
  const values = outcome && !outcome.isDone ? outcome.values : {};
  const { others, otherCount } = outcome?.found ?? links;
  const choices = others.map(choiceOf);
  return (
    <>
      <h3 className="title-3">{t('wholeTitle')}</h3>
      {latest?.intent === leaveIntent && latest.isDone && <Alert tone="success" title={t('left')} isNews />}
      {links.wholes.length > 0 && <p>{t('wholes')}</p>}
      {links.wholes.map(choiceOf).map(({ id, title }) => (
        <div key={id} className="listing-status">
          <TextLink to={ownListingPath(id)}>{title}</TextLink>
          <ActionForm
            intent={leaveIntent}
            subject={id}
            outcome={outcomeFor(latest, leaveIntent, id)}
            submit={t('leave')}
            submitLabel={t('leaveNamed', { title })}
            size="small"
          >
            <input type="hidden" name="host" value={hostId} />
          </ActionForm>
        </div>
      ))}
      <ActionForm key={links.wholes.length} intent={joinIntent} outcome={outcome} submit={t('join')}>
        {outcome?.isDone && <Alert tone="success" title={t('joined')} isNews />}
        <input type="hidden" name="host" value={hostId} />
        <SearchByTitle
          choices={choices}
          notShown={otherCount - others.length}
          q={values['q']}
          isShown={outcome?.found !== undefined || links.otherCount > links.others.length}
        />
        {choices.length > 0 && (
          <NativeSelect
            name="whole"
            label={t('wholeLegend')}
            placeholder={t('choose')}
            defaultValue={values['whole'] ?? ''}
            options={choices.map(({ id, title }) => ({ value: id, label: title }))}
            error={outcome?.errors['whole']}
          />
        )}
      </ActionForm>
    </>
  );
};
