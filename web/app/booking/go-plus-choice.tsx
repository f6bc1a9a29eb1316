import type { Quote } from '@golark/contract/pricing/schemas';
import { useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Checkbox } from '../ui/check.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { GoPlus } from '../ui/go-plus.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { GoPlusInCheckout } from './use-go-plus.ts';

type ChoiceProps = { quote: Quote; goPlus: GoPlusInCheckout; isRequest: boolean };

/**
 * Joining Go+ with the stay: unchecked, with what both would cost together. Nothing where that is not less, unless the
 * address asks for it, and nothing for an order that is held: it is paid as it was placed.
 */
export const GoPlusChoice = ({ quote, goPlus, isRequest }: ChoiceProps) => {
  const t = useTranslations('booking.goPlus');
  const money = useMoney();
  const { offered, isJoining, isHeld, price } = goPlus;
  if (!offered || (isHeld && !isJoining)) return <HiddenChoice goPlus={goPlus} />;
  const isWorth = quote.member.savings.amount > offered.plan.firstPrice.amount;
  if (!isWorth && !isJoining) return null;
  return (
    <section className="checkout-section">
      <div className="go-plus-choice" data-worth={isWorth || isJoining ? '' : undefined}>
        <h2 className="title-3">
          <GoPlus />
        </h2>
        <HiddenChoice goPlus={goPlus} />
        {!isHeld && <Toggle quote={quote} goPlus={goPlus} isWorth={isWorth} />}
        {(isWorth || isJoining) && <Together quote={quote} goPlus={goPlus} />}
        {isJoining && isRequest && <p className="small">{t('later')}</p>}
        {isJoining && <Consent goPlus={goPlus} />}
        {/* the total that changes is far away from the checkbox */}
        <p className="sr-only" role="status">
          {t('total', { amount: money(price.total.amount, 'cents') })}
        </p>
      </div>
    </section>
  );
};

/** Sends what the page shows, whatever was checked before hydration. */
const HiddenChoice = ({ goPlus }: { goPlus: GoPlusInCheckout }) => {
  const { offered, isJoining, isHeld, isRenewing } = goPlus;
  if (!isJoining) return null;
  return (
    <>
      <input type="hidden" name="goPlus" value="1" />
      {offered && <input type="hidden" name="planId" value={offered.plan.id} />}
      {offered?.code && <input type="hidden" name="goPlusCode" value={offered.code.code} />}
      {isHeld && isRenewing && <input type="hidden" name="renewalConsent" value="on" />}
    </>
  );
};

type ToggleProps = Omit<ChoiceProps, 'isRequest'> & { isWorth: boolean };

const Toggle = ({ quote, goPlus, isWorth }: ToggleProps) => {
  const t = useTranslations('booking.goPlus');
  const money = useMoney();
  const { pathname, search } = useLocation();
  const { offered, isJoining, setChosen } = goPlus;
  const price = money(offered?.plan.firstPrice.amount ?? 0, 'cents');
  const amount = money(quote.member.savings.amount, 'cents');
  const query = new URLSearchParams(search);
  if (isJoining) query.delete('goPlus');
  else query.set('goPlus', '1');
  return (
    <>
      {!isWorth && <p className="small">{t('notWorth', { amount, price })}</p>}
      <div className="needs-scripts">
        <Checkbox checked={isJoining} onChange={(event) => setChosen(event.currentTarget.checked)}>
          {isWorth ? t('join', { price, amount }) : t('joinAnyway', { price })}
        </Checkbox>
      </div>
      <div className="without-scripts">
        {isWorth && !isJoining && <p>{t('join', { price, amount })}</p>}
        <ButtonLink to={`${pathname}?${query}`} size="small" reloadDocument>
          {t(isJoining ? 'remove' : 'add')}
        </ButtonLink>
      </div>
    </>
  );
};

const Together = ({ quote, goPlus }: Omit<ChoiceProps, 'isRequest'>) => {
  const t = useTranslations('booking.goPlus');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { offered, together } = goPlus;
  if (!offered) return null;
  const { plan } = offered;
  const now = money(quote.nonMember.total.amount, 'cents');
  return (
    <dl className="amount-lines">
      <div>
        <dt>{t('stay')}</dt>
        <dd>{money(quote.member.total.amount, 'cents')}</dd>
      </div>
      <div>
        <dt>{t('line', { day: formatDay(plan.endsOn) })}</dt>
        <dd>{money(plan.firstPrice.amount, 'cents')}</dd>
      </div>
      <div data-total="">
        <dt>{t('together', { total: now })}</dt>
        <dd>{money(together.total.amount, 'cents')}</dd>
      </div>
    </dl>
  );
};

/** Separate from the purchase, with the text of the plan. The consent of an order that is held was stored with it. */
const Consent = ({ goPlus }: { goPlus: GoPlusInCheckout }) => {
  const t = useTranslations('booking.goPlus');
  const formatDay = useFormatFullDay();
  const { offered, isRenewing, isHeld, setRenewing } = goPlus;
  if (!offered || isHeld) return null;
  const { renewalConsent, endsOn } = offered.plan;
  return (
    <>
      <Checkbox
        name="renewalConsent"
        checked={isRenewing}
        onChange={(event) => setRenewing(event.currentTarget.checked)}
      >
        {renewalConsent}
      </Checkbox>
      <p className="small">{t('choice', { day: formatDay(endsOn) })}</p>
    </>
  );
};
