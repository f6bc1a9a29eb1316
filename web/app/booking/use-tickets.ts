import type { Price, PriceLine } from '@golark/contract/pricing/schemas';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import type { BookingOutcome } from './booking-outcome.ts';
import type { TicketsPart } from './load-tickets.ts';
import { withLines } from './with-lines.ts';

/** The lines of tickets below those of a stay, so that it's clear whose service fee is whose. */
export const useLinesOfTickets = () => {
  const t = useTranslations('booking.tickets');
  const named = (line: PriceLine): PriceLine =>
    line.code === 'ticket_fee' ? { ...line, label: t('fee') } : line;
  return ({ lines, total, memberTotal }: Hold, isJoining: boolean): PriceLine[] => {
    const saved = isJoining ? memberTotal.amount - total.amount : 0;
    const member: PriceLine[] =
      saved === 0
        ? []
        : [{ code: 'ticket_fee_member', label: t('feeMember'), amount: { ...total, amount: saved } }];
    return [...lines, ...member].map(named);
  };
};

type Chosen = {
  part: TicketsPart | null;
  outcome: BookingOutcome | undefined;
  /** Chosen in the address, where the page has no scripts. */
  isInAddress: boolean;
  isJoiningGoPlus: boolean;
};

/** Whether tickets are paid with the stay, and what that adds. Once an order is held, neither can be changed. */
export const useTickets = ({ part, outcome, isInAddress, isJoiningGoPlus }: Chosen) => {
  const linesOf = useLinesOfTickets();
  const values = outcome?.values;
  const [isChosen, setChosen] = useState(values ? Boolean(values['holdId']) : isInAddress);
  const [isHeld, setHeld] = useState(part !== null && part.orderedLines !== null);
  if (outcome?.failure === 'declined' && !isHeld) setHeld(true);
  const isIncluded = part !== null && (part.orderedLines !== null || isChosen);
  const lines = part ? (part.orderedLines ?? linesOf(part.hold, isJoiningGoPlus)) : [];
  return {
    hold: part && (isIncluded || !isHeld) ? part.hold : null,
    ...{ isIncluded, isHeld, setChosen, lines },
    addTo: (price: Price): Price => (isIncluded ? withLines(price, lines) : price),
  };
};

export type TicketsInCheckout = ReturnType<typeof useTickets>;
