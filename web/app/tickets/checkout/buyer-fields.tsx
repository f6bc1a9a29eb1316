import { fullNameOf } from '@golark/contract/names/rules';
import { loginPath } from '@golark/contract/paths';
import { useLocation } from 'react-router';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
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
  const person = typed ?? account ?? {};
  return (
    <>
      <p className="small text-muted">
        {account
          ? t('signedIn', { name: fullNameOf(account) })
          : t.rich('guest', {
              link: (words) => <TextLink to={loginPath(pathname + search)}>{words}</TextLink>,
            })}
      </p>
      <NameFields errors={errors} values={person} />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        help={t('emailHelp')}
        defaultValue={person['email']}
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
