import type { PriceLine, Quote } from '@golark/contract/pricing/schemas';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import type { GoPlusPart } from './load-go-plus.ts';
import { withLines } from './with-lines.ts';

type Offered = Extract<GoPlusPart, { kind: 'offered' }>;

const useGoPlusLines = () => {
  const t = useTranslations('booking.goPlus');
  const formatDay = useFormatFullDay();
  return ({ plan, code }: Offered): PriceLine[] => {
    const line: PriceLine = {
      code: 'membership',
      label: t('line', { day: formatDay(plan.endsOn) }),
      amount: plan.price,
    };
    if (!code) return [line];
    const amount = { ...code.discount, amount: -code.discount.amount };
    return [line, { code: 'membership_code', label: t('codeLine', { code: code.code }), amount }];
  };
};

type Chosen = {
  part: GoPlusPart | null;
  quote: Quote;
  outcome: BookingOutcome | undefined;
  /** Chosen in the address, where the page has no scripts. */
  isInAddress: boolean;
};

/** Whether Go+ is bought with the stay, and what both cost. Once an order is held, neither can be changed. */
export const useGoPlus = ({ part, quote, outcome, isInAddress }: Chosen) => {
  const linesOf = useGoPlusLines();
  const values = outcome?.values;
  const [isChosen, setChosen] = useState(values ? values['goPlus'] === '1' : isInAddress);
  const [isRenewing, setRenewing] = useState(values?.['renewalConsent'] === 'on');
  const [isHeld, setHeld] = useState(part?.kind === 'ordered');
  if (outcome?.failure === 'declined' && !isHeld) setHeld(true);
  const canJoin = part !== null && quote.applies === 'nonMember' && quote.member.savings.amount > 0;
  const isJoining = canJoin && (part.kind === 'ordered' || isChosen);
  const lines = canJoin ? (part.kind === 'ordered' ? part.lines : linesOf(part)) : [];
  const together = withLines(quote.member, lines);
  return {
    offered: canJoin && part.kind === 'offered' ? part : null,
    ...{ isJoining, isRenewing, isHeld, setChosen, setRenewing },
    together,
    price: isJoining ? together : quote[quote.applies],
  };
};

export type GoPlusInCheckout = ReturnType<typeof useGoPlus>;
