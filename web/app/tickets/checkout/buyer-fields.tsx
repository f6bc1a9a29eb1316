import { loginPath } from '@golark/contract/paths';
import { useLocation } from 'react-router';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { TicketOutcome } from './ticket-outcome.ts';

/** Who buys and where the tickets go; filled in with an account, which nobody needs. */
export const BuyerFields = ({ outcome }: { outcome: TicketOutcome | undefined }) => {
  const t = useTranslations('ticketCheckout.buyer');
  const account = useAccount();
  const { pathname, search } = useLocation();
  const errors = outcome?.errors ?? {};
  const typed = outcome?.values;
  const { firstName = '', lastName = '', email = '' } = typed ?? account ?? {};
  return (
    <>
      <p className="small text-muted">
        {account
          ? t('signedIn', { name: `${account.firstName} ${account.lastName}` })
          : t.rich('guest', {
              link: (words) => <TextLink to={loginPath(pathname + search)}>{words}</TextLink>,
            })}
      </p>
      <div className="field-pair">
        <TextField
          label={t('firstName')}
          name="firstName"
          autoComplete="given-name"
          defaultValue={firstName}
          error={errors['firstName']}
        />
        <TextField
          label={t('lastName')}
          name="lastName"
          autoComplete="family-name"
          defaultValue={lastName}
          error={errors['lastName']}
        />
      </div>
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        help={t('emailHelp')}
        defaultValue={email}
        error={errors['email']}
      />
      <PhoneField
        label={t('phone')}
        isOptional
        help={t('phoneHelp')}
        defaultCountry={typed?.['countryCodeISO'] || 'US'}
        defaultNumber={typed?.['nationalNumber'] ?? ''}
        error={errors['nationalNumber']}
        codeError={errors['countryCodeISO'] ?? null}
      />
    </>
  );
};
