import { lazy, type ReactNode, Suspense } from 'react';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import type { AfterSaving } from './stripe-card-fields.tsx';

/** Not loaded where our own fields take the card. */
const StripeCardFields = lazy(() =>
  import('./stripe-card-fields.tsx').then((module) => ({ default: module.StripeCardFields })),
);

/** The card form that the payment gateway requires: its own, or our fields (the children). */
export function GatewayCardFields({ after, children }: { after: AfterSaving; children: ReactNode }) {
  const t = useTranslations('payments');
  const publishableKey = useRootData()?.stripeKey;
  if (!publishableKey) return children;
  return (
    <>
      <noscript>{t('problems.noScript')}</noscript>
      <Suspense>
        <StripeCardFields publishableKey={publishableKey} after={after} />
      </Suspense>
    </>
  );
}
