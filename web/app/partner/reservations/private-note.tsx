import { mayAsPartner } from '@golark/contract/access/rules';
import { noteLength } from '@golark/contract/partners/rules';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { noteIntent } from './reservation-intents.ts';

type PrivateNoteProps = { note: string; host: ActingHost; outcome: FormOutcome | undefined };

/** The team's private note about a stay. */
export const PrivateNote = ({ note, host, outcome: latest }: PrivateNoteProps) => {
  const t = useTranslations('partner.page.note');
  const outcome = outcomeFor(latest, noteIntent);
  return (
    <section className="stay-section" id="note" aria-labelledby="note-title">
      <h2 className="title-2" id="note-title">
        {t('title')}
      </h2>
      <OutcomeToast outcome={outcome} text={t('saved')} />
      {mayAsPartner(host.role, 'reservations.answer') ? (
        <ActionForm
          intent={noteIntent}
          outcome={outcome}
          submit={t('save')}
          className="form-fields message-form"
        >
          <input type="hidden" name="host" value={host.propertyManagerId} />
          <TextArea
            key={note}
            name="text"
            label={t('text')}
            help={t('help')}
            rows={3}
            maxLength={noteLength}
            defaultValue={outcome?.values['text'] ?? note}
            error={outcome?.errors['text']}
          />
        </ActionForm>
      ) : (
        <p className="message-text">{note || t('none')}</p>
      )}
    </section>
  );
};
