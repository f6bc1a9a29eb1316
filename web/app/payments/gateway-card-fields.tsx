import type { ReactNode } from 'react';
import { useRootData } from '../platform/root-data.ts';
import { type AfterSaving, StripeCardFields } from './stripe-card-fields.tsx';

/** The card form that the payment gateway requires: its own, or our fields (the children). */
export function GatewayCardFields({ after, children }: { after: AfterSaving; children: ReactNode }) {
  const publishableKey = useRootData()?.stripeKey;
  return publishableKey ? <StripeCardFields publishableKey={publishableKey} after={after} /> : children;
}
