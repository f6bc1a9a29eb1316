import type { Locale } from '@golark/contract/locale/rules';
import { type RefObject, useEffect, useState } from 'react';
import type { StripeForm } from './save-stripe-card.ts';

export type StripeFormState = StripeForm | 'loading' | 'blocked';

/**
 * The content security policy belongs to the document: after a navigation without a new document it may be that of a
 * page without a card form, which blocks Stripe's script. A new document has the policy of this page.
 */
function isDocumentOfThisPage(): boolean {
  const [first] = performance.getEntriesByType('navigation');
  return !first || new URL(first.name).pathname === window.location.pathname;
}

async function openForm(host: HTMLElement, publishableKey: string, locale: Locale): Promise<StripeForm> {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error('Stripe.js was not loaded');
  const elements = stripe.elements({
    mode: 'setup',
    currency: 'usd',
    setupFutureUsage: 'off_session',
    allowedPaymentMethodTypes: ['card'],
  });
  elements.create('payment').mount(host);
  return { stripe, elements };
}

/** Shows Stripe's own form in an element and returns what saves a card from it. */
export function useStripeForm(
  host: RefObject<HTMLElement | null>,
  publishableKey: string,
  locale: Locale,
): StripeFormState {
  const [state, setState] = useState<StripeFormState>('loading');
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    if (!isDocumentOfThisPage()) {
      window.location.reload();
      return;
    }
    let opened: StripeForm | null = null;
    let isGone = false;
    openForm(element, publishableKey, locale).then(
      (form) => {
        opened = form;
        if (isGone) form.elements.getElement('payment')?.destroy();
        else setState(form);
      },
      () => setState('blocked'),
    );
    return () => {
      isGone = true;
      opened?.elements.getElement('payment')?.destroy();
    };
  }, [host, publishableKey, locale]);
  return state;
}
