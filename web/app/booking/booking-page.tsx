import type { Quote } from '@golark/contract/stays';
import { Form, redirect, useNavigation } from 'react-router';
import { readLocale } from '../platform/preferences.ts';
import { accountContext, apiContext, demoContext } from '../platform/request-context.ts';
import { useAccount, useRootData } from '../platform/root-data.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { CancellationLine, PriceLines, useInstantWords } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ClockIcon, Icon, LockIcon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/booking-page.ts';
import { BookingRefused } from './booking-refused.tsx';
import { BookingSummary } from './booking-summary.tsx';
import { type BookingPageData, loadBookingPage } from './load-booking-page.ts';
import { PayWith } from './pay-with.tsx';
import { type BookingOutcome, submitBooking } from './submit-booking.ts';
import './booking-page.css';

export const handle = { task: 'checkout' };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  if (!context.get(accountContext))
    throw redirect(`/login/?next=${encodeURIComponent(url.pathname + url.search)}`);
  const locale = readLocale(request, context);
  const t = translatorOf(locale, 'booking');
  const page = await loadBookingPage(context.get(apiContext), params.id, url);
  return {
    ...page,
    locale,
    isDemo: context.get(demoContext),
    phoneTitle: t('title'),
    backTo: page.changePath,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitBooking(context.get(apiContext), await request.formData());
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? [
        { title: translatorOf(loaderData.locale, 'booking')('headTitle') },
        { name: 'robots', content: 'noindex' },
      ]
    : [];

export default function BookingPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.kind === 'refused') return <BookingRefused {...loaderData} />;
  return <Checkout page={loaderData} outcome={actionData} />;
}

type Quoted = Extract<BookingPageData, { kind: 'quoted' }>;

function Checkout({ page, outcome }: { page: Quoted; outcome: BookingOutcome | undefined }) {
  const t = useTranslations('booking');
  const money = useMoney();
  const account = useAccount();
  const isBusy = useNavigation().state !== 'idle';
  const isDemo = useRootData()?.demo ?? false;
  const { property, quote, cards, changePath } = page;
  const price = quote[quote.applies];
  const errors = outcome?.errors ?? {};
  const fieldError = (path: string) => (errors[path] ? t('fieldInvalid') : null);
  return (
    <div className="page-width split checkout">
      <Form method="post" className="min-w-0" noValidate>
        <input type="hidden" name="quoteId" value={quote.quoteId} />
        <h1 className="display checkout-title">{t('title')}</h1>
        <HeldUntil quote={quote} outcome={outcome} timeZone={property.timeZone} />
        {outcome && <OutcomeAlert outcome={outcome} changePath={changePath} />}
        <div className="lg:hidden mt-5">
          <BookingSummary property={property} quote={quote} changePath={changePath} />
        </div>
        <section className="checkout-section">
          <h2 className="title-2">{t('ifPlansChange')}</h2>
          <p className="text-muted">{t(`policies.${quote.cancellation.policy}`)}</p>
          <CancellationLine cancellation={quote.cancellation} timeZone={property.timeZone} />
        </section>
        <section className="checkout-section">
          <h2 className="title-2">{t('whoIsComing')}</h2>
          <div className="checkout-names">
            <TextField
              label={t('firstName')}
              name="firstName"
              autoComplete="given-name"
              defaultValue={account?.firstName}
              error={fieldError('guest.firstName')}
            />
            <TextField
              label={t('lastName')}
              name="lastName"
              autoComplete="family-name"
              defaultValue={account?.lastName}
              error={fieldError('guest.lastName')}
            />
          </div>
          <TextField
            label={t('email')}
            name="email"
            type="email"
            autoComplete="email"
            defaultValue={account?.email}
            help={t('emailHelp')}
            error={fieldError('guest.email')}
          />
          <TextArea
            label={t('note', { host: property.host.name })}
            name="note"
            isOptional
            maxLength={2000}
            error={fieldError('note')}
          />
        </section>
        <section className="checkout-section">
          <h2 className="title-2">{t('payWith')}</h2>
          {isDemo && <Alert title={t('sandbox')}>{t('sandboxText')}</Alert>}
          <PayWith cards={cards} errors={errors} isDeclined={outcome?.problem === 'declined'} />
        </section>
        <section className="checkout-section lg:hidden">
          <h2 className="title-2">{t('yourPrice')}</h2>
          <PriceLines price={price} isGrand />
        </section>
        <section className="checkout-section">
          <p className="small text-muted">{t('terms')}</p>
          <div>
            <Button type="submit" variant="primary" size="large" icon={LockIcon} isBusy={isBusy}>
              {t('pay', { amount: money(price.total.amount, 'cents') })}
            </Button>
          </div>
          <p className="small text-muted">{t('yoursAlone')}</p>
        </section>
      </Form>
      <aside className="checkout-aside">
        <BookingSummary property={property} quote={quote} changePath={changePath} hasPrice />
      </aside>
    </div>
  );
}

function HeldUntil({
  quote,
  outcome,
  timeZone,
}: {
  quote: Quote;
  outcome: BookingOutcome | undefined;
  timeZone: string;
}) {
  const t = useTranslations('booking');
  const instantWords = useInstantWords();
  const at = instantWords(outcome?.heldUntil ?? quote.expiresAt, timeZone);
  return (
    <p className="price-held text-muted">
      <Icon of={ClockIcon} size={18} />
      <span>{outcome?.heldUntil ? t('nightsHeld', { at }) : t('priceHeld', { at })}</span>
    </p>
  );
}

function OutcomeAlert({ outcome, changePath }: { outcome: BookingOutcome; changePath: string }) {
  const t = useTranslations('booking');
  const { problem, reference } = outcome;
  const isOver = problem === 'taken' || problem === 'expired';
  return (
    <div className="mt-5">
      <Alert
        tone={problem === 'running' ? 'warning' : 'danger'}
        title={t(`problems.${problem}.title`)}
        isNews
        action={isOver ? <ButtonLink to={changePath}>{t('otherDates')}</ButtonLink> : undefined}
      >
        {t(`problems.${problem}.text`)}{' '}
        {problem === 'failed' && reference ? t('reference', { reference }) : ''}
      </Alert>
    </div>
  );
}
