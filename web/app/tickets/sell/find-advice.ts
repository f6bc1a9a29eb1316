import type { ResponseOf } from '@golark/contract/call';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { advisePrice } from '@golark/contract/selling/calls';
import { highestTicketPrice, lowestTicketPrice } from '@golark/contract/tickets/rules';
import { callApi } from '../../platform/api-client.ts';
import { readCents } from '../../platform/read-cents.ts';
import type { Api } from '../../platform/request-context.ts';
import type { Draft } from './draft.ts';
import { chosenSeats } from './seat-choice.ts';

export type Advice = ResponseOf<typeof advisePrice>;

/** Until the seats are chosen, the payout is for a pair. */
const usualQuantity = 2;

export const isTicketPrice = (cents: number | null): cents is number =>
  cents !== null && cents >= lowestTicketPrice && cents <= highestTicketPrice;

/** What the advice depends on; null without a section, and while what is typed is no price. */
export const adviceQueryOf = (sections: readonly SeatSection[], draft: Draft) => {
  const { section, quantity } = chosenSeats(sections, draft);
  const price = readCents(draft.price);
  if (!section || (draft.price !== '' && !isTicketPrice(price))) return null;
  const face = readCents(draft.face);
  return {
    sectionId: section.id,
    ...(draft.row ? { row: draft.row } : {}),
    quantity: quantity || usualQuantity,
    ...(price === null ? {} : { priceAmount: price }),
    ...(face === null || face > highestTicketPrice ? {} : { facePriceAmount: face }),
  };
};

export type AdviceQuery = NonNullable<ReturnType<typeof adviceQueryOf>>;

type Asked = { eventId: string; query: AdviceQuery | null; signal?: AbortSignal };

/** null if there is none, and if it cannot be loaded: tickets can be listed without it. */
export const findAdvice = async (api: Api, { eventId, query, signal }: Asked): Promise<Advice | null> => {
  if (!query) return null;
  const params = { eventId };
  const found = await callApi(api, advisePrice, { params, query, ...(signal ? { signal } : {}) });
  return found.ok ? found.data : null;
};
