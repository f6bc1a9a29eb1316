import { fullNameOf } from '@golark/contract/names/rules';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { NameFields } from '../ui/name-fields.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { BookingOutcome } from './booking-outcome.ts';

type GuestFieldsProps = { hostName: string; outcome: BookingOutcome | undefined };

const guestFields = ['firstName', 'lastName', 'email'];

/** The guest: the account's holder on one line, with the fields behind "Edit"; they are submitted either way. */
export const GuestFields = ({ hostName, outcome }: GuestFieldsProps) => {
  const t = useTranslations('booking');
  const account = useAccount();
  const errors = outcome?.errors ?? {};
  const person = outcome?.values ?? account ?? {};
  const { firstName = '', lastName = '', email = '' } = person;
  const note = outcome?.values['note'];
  const hasError = guestFields.some((name) => errors[name]);
  return (
    <>
      <details className="guest-card" open={hasError || email === ''}>
        <summary>
          <Avatar firstName={firstName} lastName={lastName} />
          <span className="grow min-w-0">
            <b>{fullNameOf({ firstName, lastName })}</b>
            <span className="small text-muted">{email}</span>
          </span>
          <span className="text-link">{t('edit')}</span>
        </summary>
        <div className="guest-card-fields">
          <NameFields errors={errors} values={person} />
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={errors['email']}
          />
        </div>
      </details>
      <p className="small text-muted">{t('emailHelp')}</p>
      <details className="note-to-host" open={Boolean(note || errors['note']) || undefined}>
        <summary className="text-link">{t('addNote', { host: hostName })}</summary>
        <TextArea
          label={t('note', { host: hostName })}
          name="note"
          maxLength={2000}
          placeholder={t('notePlaceholder', { host: hostName })}
          defaultValue={note}
          error={errors['note']}
        />
      </details>
    </>
  );
};
