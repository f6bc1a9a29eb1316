import type { ListingArrival } from '@golark/contract/partners/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { arrivalFieldsOf } from './arrival-fields.ts';
import { arrivalIntent } from './section-outcome.ts';
import { useNamedSection } from './use-named-section.ts';

type ArrivalSectionProps = {
  arrival: ListingArrival;
  hostId: string;
  outcome: FormOutcome | undefined;
};

/** The instructions for arriving that guests of a confirmed booking read. */
export const ArrivalSection = ({ arrival, hostId, outcome: latest }: ArrivalSectionProps) => {
  const t = useTranslations('ownListings.arrival');
  const named = useNamedSection();
  const outcome = outcomeFor(latest, arrivalIntent);
  const fields = outcome && !outcome.isDone ? outcome.values : arrivalFieldsOf(arrival);
  const errors = outcome?.errors ?? {};
  const text = (name: 'accessEn' | 'accessEs' | 'parkingEn' | 'parkingEs') => (
    <TextArea
      name={name}
      label={t(name)}
      lang={name.endsWith('Es') ? 'es' : 'en'}
      rows={3}
      maxLength={name.startsWith('access') ? 2000 : 1000}
      defaultValue={fields[name] ?? ''}
      error={errors[name]}
      isOptional
    />
  );
  const line = (name: 'wifiNetwork' | 'wifiPassword' | 'hostPhone', help?: string) => (
    <TextField
      name={name}
      label={t(name)}
      {...(help ? { help } : {})}
      maxLength={100}
      autoComplete="off"
      defaultValue={fields[name] ?? ''}
      error={errors[name]}
      isOptional
    />
  );
  return (
    <details
      id="arrival"
      className="panel listing-section"
      open={outcome !== undefined || named === 'arrival'}
    >
      <summary>
        <h2 className="title-3">{t('title')}</h2>
      </summary>
      {outcome?.isDone && <Alert tone="success" title={t('saved')} isNews />}
      <p className="text-muted">{t('lead')}</p>
      <ActionForm
        key={JSON.stringify(arrival)}
        intent={arrivalIntent}
        outcome={outcome}
        submit={t('save')}
        variant="primary"
      >
        <input type="hidden" name="host" value={hostId} />
        {text('accessEn')}
        {text('accessEs')}
        <div className="listing-pair">
          {line('wifiNetwork')}
          {line('wifiPassword', t('wifiHelp'))}
        </div>
        {text('parkingEn')}
        {text('parkingEs')}
        {line('hostPhone', t('phoneHelp'))}
      </ActionForm>
    </details>
  );
};
