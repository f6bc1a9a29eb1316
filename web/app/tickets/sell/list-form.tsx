import { termsPath } from '@golark/contract/paths';
import { useRef } from 'react';
import { Form } from 'react-router';
import { FormIntent, useIsSubmitting } from '../../platform/page/action-form.tsx';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import { writeCents } from '../../platform/read-cents.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { adviceQueryOf } from './find-advice.ts';
import { KnownSection } from './known-section.tsx';
import { type ListOutcome, listIntent } from './list-outcome.ts';
import type { ListPageData } from './load-list.ts';
import { PayoutBox } from './payout-box.tsx';
import { PriceSection } from './price-section.tsx';
import { chosenSeats } from './seat-choice.ts';
import { SeatsSection } from './seats-section.tsx';
import { SellEvent } from './sell-event.tsx';
import type { SellForm, ShownPrice } from './sell-form.ts';
import { SellSteps } from './sell-steps.tsx';
import { SplitSection } from './split-section.tsx';
import { useAdvice } from './use-advice.ts';
import { useDraft } from './use-draft.ts';

type ListFormProps = { page: ListPageData; outcome: ListOutcome | undefined };

/** Everything on one page: seats, what the buyer should know, price with advice, and what the seller gets. */
export const ListForm = ({ page, outcome }: ListFormProps) => {
  const t = useTranslations('sell');
  const { event, today } = page;
  const element = useRef<HTMLFormElement>(null);
  const { draft, change } = useDraft(event, outcome?.draft ?? page.draft);
  const { sections } = event.seatMap;
  const chosen = chosenSeats(sections, draft);
  const advice = useAdvice(event.id, adviceQueryOf(sections, draft), outcome?.advice ?? page.advice);
  const shown = shownPrice(draft.price, advice.advice?.price.amount);
  const form: SellForm = { event, today, draft, change, chosen, advice, outcome };
  useFocusFirstInvalid(element, outcome?.errors);
  return (
    <div className="page-width sell-page">
      <div className="sell-head">
        <h1 className="display">{t('form.title')}</h1>
        <SellSteps current={chosen.quantity > 0 ? 'price' : 'seats'} />
      </div>
      <Form method="post" noValidate ref={element} className="split sell-split-page" preventScrollReset>
        <FormIntent intent={listIntent} />
        <div className="min-w-0">
          {outcome && <ListAlert outcome={outcome} />}
          <SellEvent event={event} canChange />
          <SeatsSection form={form} />
          <KnownSection form={form} />
          <SplitSection form={form} />
          <PriceSection form={form} shown={shown} />
          <section className="sell-section lg:hidden">
            <PayoutOf form={form} />
            <ListButtons quantity={chosen.quantity} isDraftOnly />
          </section>
        </div>
        <aside className="sell-aside">
          <div className="panel" data-raised="">
            <PayoutOf form={form} />
            <ListButtons quantity={chosen.quantity} />
          </div>
        </aside>
        <BottomBar form={form} shown={shown} />
      </Form>
    </div>
  );
};

/** The advised price until another one is typed. */
const shownPrice = (typed: string, advised: number | undefined): ShownPrice => {
  const text = advised === undefined ? '' : writeCents(advised);
  return typed === '' ? { text, advised: text } : { text: typed, advised: '' };
};

const ListAlert = ({ outcome }: { outcome: ListOutcome }) => {
  const t = useTranslations('sell.problems');
  const { failure } = outcome;
  const hasOwnWords = failure === 'closed' || failure === 'failed';
  return (
    <div className="mb-4">
      {hasOwnWords ? (
        <Alert tone="danger" title={t(failure)} isNews of={outcome}>
          {failure === 'closed' && t('closedText')}
        </Alert>
      ) : (
        <FormAlert outcome={outcome} />
      )}
    </div>
  );
};

const PayoutOf = ({ form: { event, chosen, advice } }: { form: SellForm }) => (
  <PayoutBox
    event={event}
    payout={advice.advice?.advice.payout ?? null}
    price={advice.advice?.price.amount ?? 0}
    quantity={chosen.quantity}
  />
);

type ListButtonsProps = { quantity: number; isDraftOnly?: boolean };

/** A visitor logs in at this point, and not before. */
const ListButtons = ({ quantity, isDraftOnly = false }: ListButtonsProps) => {
  const t = useTranslations('sell.payout');
  const account = useAccount();
  return (
    <div className="sell-buttons">
      {!isDraftOnly && <ListButton quantity={quantity} isFull />}
      {account && (
        <Button type="submit" variant="quiet" name="status" value="draft" isFull>
          {t('draft')}
        </Button>
      )}
      <p className="small text-muted">
        {t(account ? 'free' : 'logInText')}{' '}
        {t.rich('terms', { link: (words) => <TextLink to={termsPath('selling')}>{words}</TextLink> })}
      </p>
    </div>
  );
};

const ListButton = ({ quantity, isFull = false }: { quantity: number; isFull?: boolean }) => {
  const t = useTranslations('sell.payout');
  const account = useAccount();
  const isBusy = useIsSubmitting(listIntent);
  return (
    <Button
      type="submit"
      variant="primary"
      size="large"
      name="status"
      value="active"
      isFull={isFull}
      isBusy={isBusy}
    >
      {account ? t('list', { count: quantity }) : t('logIn')}
    </Button>
  );
};

const BottomBar = ({ form: { chosen, advice }, shown }: { form: SellForm; shown: ShownPrice }) => {
  const t = useTranslations('sell.payout');
  const money = useMoney();
  const payout = advice.advice?.advice.payout;
  const price = advice.advice?.price.amount;
  return (
    <div className="bottom-bar">
      <p>
        {payout && <b className="title-3 figures">{money(payout.total.amount, 'cents')}</b>}
        {price !== undefined && shown.text !== '' && (
          <span className="small text-muted">
            {t('toYou', {
              count: chosen.quantity || 2,
              price: money(price, price % 100 === 0 ? 'dollars' : 'cents'),
            })}
          </span>
        )}
      </p>
      <ListButton quantity={chosen.quantity} />
    </div>
  );
};
