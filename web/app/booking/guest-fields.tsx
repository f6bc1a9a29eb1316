import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { BookingOutcome } from './submit-booking.ts';

type GuestFieldsProps = { hostName: string; outcome: BookingOutcome | undefined };

const guestPaths = ['guest.firstName', 'guest.lastName', 'guest.email'];

/** Who comes: the account's holder on one line, with the fields behind "Edit"; they are sent either way. */
export const GuestFields = ({ hostName, outcome }: GuestFieldsProps) => {
  const t = useTranslations('booking');
  const account = useAccount();
  const errors = outcome?.errors ?? {};
  const words = (path: string) => errors[path] ?? null;
  const { firstName = '', lastName = '', email = '' } = outcome?.kept ?? account ?? {};
  const hasFault = guestPaths.some((path) => errors[path]);
  return (
    <>
      <details className="guest-card" open={hasFault || email === ''}>
        <summary>
          <Avatar firstName={firstName} lastName={lastName} />
          <span className="grow min-w-0">
            <b>{`${firstName} ${lastName}`}</b>
            <span className="small text-muted">{email}</span>
          </span>
          <span className="text-link">{t('edit')}</span>
        </summary>
        <div className="guest-card-fields">
          <div className="checkout-names">
            <TextField
              label={t('firstName')}
              name="firstName"
              autoComplete="given-name"
              defaultValue={firstName}
              error={words('guest.firstName')}
            />
            <TextField
              label={t('lastName')}
              name="lastName"
              autoComplete="family-name"
              defaultValue={lastName}
              error={words('guest.lastName')}
            />
          </div>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={email}
            error={words('guest.email')}
          />
        </div>
      </details>
      <p className="small text-muted">{t('emailHelp')}</p>
      <TextArea
        label={t('note', { host: hostName })}
        name="note"
        isOptional
        maxLength={2000}
        placeholder={t('notePlaceholder', { host: hostName })}
        defaultValue={outcome?.kept.note}
        error={words('note')}
      />
    </>
  );
};
