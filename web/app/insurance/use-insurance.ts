import type { PriceLine } from '@golark/contract/pricing/schemas';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import type { InsurancePart } from './load-insurance.ts';

type Chosen = {
  part: InsurancePart | null;
  /** What was sent before, if the page shows the outcome of a form. */
  sent: { insuranceQuoteId: string; isDeclined: boolean } | null;
  /** Chosen in the address, where the page has no scripts. */
  isInAddress: boolean;
  isJoiningGoPlus: boolean;
};

/** Whether the stay is insured, and what that adds. Never chosen beforehand; once an order is held, it can't be changed. */
export const useInsurance = ({ part, sent, isInAddress, isJoiningGoPlus }: Chosen) => {
  const t = useTranslations('insurance');
  const [isChosen, setChosen] = useState(sent ? sent.insuranceQuoteId !== '' : isInAddress);
  if (!part) return { offer: null, quoteId: null, isIncluded: false, isHeld: false, lines: [], setChosen };
  if (part.kind === 'ordered')
    return {
      ...{ offer: null, quoteId: part.insuranceQuoteId, isIncluded: true, isHeld: true },
      ...{ lines: part.lines, setChosen },
    };
  const offer = isJoiningGoPlus ? part.joining : part.now;
  const isIncluded = offer !== null && isChosen;
  const lines: PriceLine[] =
    offer && isIncluded ? [{ code: 'insurance_premium', label: t('title'), amount: offer.premium }] : [];
  return {
    ...{ offer, isIncluded, lines, setChosen, isHeld: sent?.isDeclined ?? false },
    quoteId: offer?.insuranceQuoteId ?? null,
  };
};

export type InsuranceInCheckout = ReturnType<typeof useInsurance>;
