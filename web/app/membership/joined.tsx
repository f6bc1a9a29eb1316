import { accountMembershipPath } from '@golark/contract/paths';
import { ChargeLines } from '../payments/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { GoPlus } from '../ui/go-plus.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { ConfirmationData } from './load-confirmation.ts';
import { useNextLink } from './use-next-link.ts';

type JoinedProps = { data: Extract<ConfirmationData, { kind: 'joined' }>; email: string; next: string };

/** What was bought, until when it lasts and what happens then. */
export const Joined = ({ data, email, next }: JoinedProps) => {
  const t = useTranslations('joinMembership');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const link = useNextLink(next);
  const { item, subscription, isRenewal } = data;
  const { endsOn, renews, renewalPrice } = subscription;
  return (
    <>
      <p className="title-2">
        <GoPlus />
      </p>
      <h1 className="display mt-3">{t(isRenewal ? 'confirmation.renewed' : 'confirmation.joined')}</h1>
      <p className="body-large text-muted mt-3">
        {t('confirmation.lead')} {t('confirmation.receipt', { email })}
      </p>
      <section className="panel joined-facts mt-6">
        <dl>
          <div>
            <dt>{t('confirmation.until')}</dt>
            <dd>{formatDay(endsOn)}</dd>
          </div>
          <div>
            <dt>{t('confirmation.next')}</dt>
            <dd>
              {renews
                ? t('confirmation.renews', { price: money(renewalPrice.amount, 'cents') })
                : t('confirmation.ends')}
            </dd>
          </div>
        </dl>
        <ChargeLines
          lines={item.lines.map(({ label, amount }) => ({ label, amount: amount.amount }))}
          total={{ label: t('confirmation.paid'), amount: item.total.amount }}
        />
      </section>
      <div className="flex flex-wrap gap-3 mt-6">
        <ButtonLink to={link.to} variant="primary" size="large">
          {link.words}
        </ButtonLink>
        <ButtonLink to={accountMembershipPath()} size="large">
          {t('openAccount')}
        </ButtonLink>
      </div>
    </>
  );
};
