import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { BedIcon, CalendarIcon, FreeUntilIcon, Icon, ReceiptIcon, TicketIcon } from '../ui/icon.tsx';
import type { PlanPage } from './load-plan.ts';
import { PlanMember } from './plan-member.tsx';
import { PlanOffer } from './plan-offer.tsx';
import { isUseful } from './plan-questions.ts';
import { useDiscountWords } from './use-plan-words.ts';

/** What Go+ is, next to its price or, for members, to their membership. */
export const PlanHero = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.hero');
  const words = useDiscountWords(loaded.discounts);
  const subscription = useAccount()?.membershipSubscription ?? null;
  return (
    <section className="page-width plan-hero">
      <div className="plan-hero-box">
        <div>
          <span className="go-plus plan-mark">Go+</span>
          <h1 className="hero-title">{t('title')}</h1>
          <p className="body-large plan-lead">
            {isUseful(loaded.discounts)
              ? t('lead', { percent: words.rounded, share: words.share })
              : t('leadNone')}
          </p>
          <PlanFacts loaded={loaded} />
        </div>
        {subscription && subscription.status !== 'EXPIRED' ? (
          <PlanMember subscription={subscription} />
        ) : (
          <PlanOffer loaded={loaded} endedOn={subscription?.endsOn ?? null} />
        )}
      </div>
    </section>
  );
};

const PlanFacts = ({ loaded: { discounts, terms, ticketFeePercentOff: percent } }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.hero.facts');
  const words = useDiscountWords(discounts);
  const saves = [
    { icon: BedIcon, text: t('discount', { percent: words.rounded, share: words.share }) },
    { icon: ReceiptIcon, text: t('fee') },
  ];
  const facts = [
    ...(isUseful(discounts) ? saves : []),
    ...(percent > 0 ? [{ icon: TicketIcon, text: t('tickets', { percent }) }] : []),
    { icon: CalendarIcon, text: t('renewal') },
    { icon: FreeUntilIcon, text: t('refund', { days: terms.refundDays }) },
  ];
  return (
    <ul className="plan-facts">
      {facts.map(({ icon, text }) => (
        <li key={icon}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
};
