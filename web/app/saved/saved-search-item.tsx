import type { SavedSearch } from '@golark/contract/saved-searches/schemas';
import { Form, useNavigation } from 'react-router';
import { ActionForm } from '../platform/page/action-form.tsx';
import { FormAlert } from '../platform/page/form-alert.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { Switch } from '../ui/switch.tsx';

const offeredPercents = [5, 10, 15, 20, 30, 50];

type ItemProps = { search: SavedSearch; outcome: FormOutcome | undefined };

/** A saved search with what is emailed about it; each form works without JavaScript. */
export const SavedSearchItem = ({ search, outcome }: ItemProps) => {
  const t = useTranslations('savedSearches');
  const { id, name, path, hasAlerts, hasDates, isOver } = search;
  return (
    <li className="saved-search">
      <div className="saved-search-head">
        <h2 className="title-3">
          <TextLink to={path}>{name}</TextLink>
        </h2>
        {!isOver && <AlertsForm search={search} outcome={outcome} />}
      </div>
      {isOver && <p className="small text-muted">{t('over')}</p>}
      {!isOver && !hasDates && <p className="small text-muted">{t('undated')}</p>}
      <div className="saved-search-forms">
        {hasAlerts && hasDates && !isOver && <DropForm search={search} outcome={outcome} />}
        <ActionForm
          intent="remove"
          subject={id}
          outcome={outcomeFor(outcome, 'remove', id)}
          submit={t('remove')}
          submitLabel={t('removeOf', { name })}
          size="small"
        />
      </div>
    </li>
  );
};

/** A choice is shown while it is sent. */
const useShown = ({ id, hasAlerts }: SavedSearch): boolean => {
  const sent = useNavigation().formData;
  const isSent = sent?.get('intent') === 'alerts' && sent.get('subject') === id;
  return isSent ? sent.get('hasAlerts') === 'true' : hasAlerts;
};

const AlertsForm = ({ search, outcome }: ItemProps) => {
  const t = useTranslations('savedSearches');
  const hasAlerts = useShown(search);
  return (
    <Form method="post" preventScrollReset className="saved-search-alerts">
      <FormAlert outcome={outcomeFor(outcome, 'alerts', search.id)} />
      <input type="hidden" name="intent" value="alerts" />
      <input type="hidden" name="subject" value={search.id} />
      <input type="hidden" name="hasAlerts" value={String(!hasAlerts)} />
      <span className="small" aria-hidden="true">
        {t('on')}
      </span>
      <Switch label={t('alerts', { name: search.name })} isOn={hasAlerts} />
    </Form>
  );
};

const DropForm = ({ search: { id, name, dropPercent }, outcome }: ItemProps) => {
  const t = useTranslations('savedSearches');
  const own = outcomeFor(outcome, 'drop', id);
  const percents = [...new Set([...offeredPercents, dropPercent])].sort((a, b) => a - b);
  return (
    <ActionForm
      intent="drop"
      subject={id}
      outcome={own}
      submit={t('saveDrop')}
      submitLabel={t('saveDropOf', { name })}
      size="small"
      className="saved-search-drop"
      beside={own?.isDone && <span role="status">{t('changed')}</span>}
    >
      <NativeSelect
        name="dropPercent"
        label={t('drop')}
        aria-label={t('dropOf', { name })}
        defaultValue={dropPercent}
        options={percents.map((percent) => ({ value: String(percent), label: t('percent', { percent }) }))}
      />
    </ActionForm>
  );
};
