import type { Event } from '@golark/contract/events/schemas';
import type { Draft } from './draft.ts';
import type { ListOutcome } from './list-outcome.ts';
import type { Chosen } from './seat-choice.ts';
import type { AdviceState } from './use-advice.ts';

/** What every section of the form shows and changes. */
export type SellForm = {
  event: Event;
  today: string;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  chosen: Chosen;
  advice: AdviceState;
  outcome: ListOutcome | undefined;
};

/** Dollars in the price field: what was typed, or what is advised. */
export type ShownPrice = { text: string; advised: string };
