import { dayInZone } from '@golark/contract/dates/rules';
import { getEvent } from '@golark/contract/events/calls';
import type { Event } from '@golark/contract/events/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { loginPath } from '@golark/contract/paths';
import { createTicketListing } from '@golark/contract/selling/calls';
import { sellEventPath } from '@golark/contract/selling-paths';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';
import { readCents } from '../../platform/read-cents.ts';
import { translatorOf } from '../../platform/translations.ts';
import { type Draft, readDraft, writeDraft } from './draft.ts';
import { capOf, draftProblems } from './draft-problems.ts';
import { adviceQueryOf, findAdvice } from './find-advice.ts';
import { type ListOutcome, listIntent } from './list-outcome.ts';
import { listingErrors, listingFieldOf } from './listing-errors.server.ts';
import { problemSentences } from './problem-sentences.ts';
import { chosenSeats, settleDraft } from './seat-choice.ts';
import { usualSplit } from './split-choice.ts';

const bodyOf = (draft: Draft, { event, today }: { event: Event; today: string }) => {
  const { isStanding, companions, quantity } = chosenSeats(event.seatMap.sections, draft);
  return {
    eventId: event.id,
    sectionId: draft.section,
    row: isStanding ? null : draft.row,
    seats: isStanding ? null : { from: draft.from, to: draft.to },
    ...(isStanding ? { quantity } : {}),
    splitRule: draft.split ?? usualSplit({ quantity, companions, limit: event.ticketLimit }),
    priceAmount: readCents(draft.price) ?? 0,
    facePriceAmount: readCents(draft.face),
    disclosures: [...draft.disclosures],
    delivery: draft.holding,
    // a PDF that is not uploaded yet, but is there
    inHandOn: draft.inHand || (draft.holding === 'upload' ? today : null),
  };
};

type Failed = Extract<SubmitResult<typeof createTicketListing>, { ok: false }>;

const failureOf = ({ error, outcome }: Failed): Partial<ListOutcome> => {
  if (Object.keys(outcome.errors).length > 0 || outcome.detail) return {};
  if (error?.code === 'SEATS_LISTED')
    return error.listingId ? { failure: 'own', listingId: error.listingId } : { failure: 'others' };
  const isClosed = error?.code === 'INVALID_STATE' || error?.code === 'NOT_FOUND';
  return { failure: isClosed ? 'closed' : 'failed' };
};

/** Seats that are listed already: at the first field that names them. */
const seatsError = (
  { failure }: Partial<ListOutcome>,
  { locale, draft }: { locale: Locale; draft: Draft },
): ListOutcome['errors'] => {
  if (failure !== 'own' && failure !== 'others') return {};
  return { [draft.row === '' ? 'quantity' : 'from']: translatorOf(locale, 'sell')(`problems.${failure}`) };
};

/** Lists the tickets or keeps them as a draft. A visitor logs in first, and returns to what was typed. */
export const submitListing = async (request: FormRequest, eventId: string) => {
  const { form, account, api, locale, now } = request;
  if (!account) throw redirect(loginPath(sellEventPath(eventId, writeDraft(readDraft(form)))));
  const { event } = dataOrThrow(await callApi(api, getEvent, { params: { eventId } }));
  // also the advised price, when it was left as it is
  const typed = { ...readDraft(form), price: textOf(form, 'price') ?? '' };
  const draft = settleDraft(event.seatMap.sections, typed);
  const reject = async (outcome: ListOutcome) => {
    const query = adviceQueryOf(event.seatMap.sections, draft);
    return rejected<ListOutcome>({ ...outcome, draft, advice: await findAdvice(api, { eventId, query }) });
  };
  const words = { locale, cap: capOf(event, draft.face) };
  const today = dayInZone(now, event.venue.timeZone);
  const problems = problemSentences(draftProblems({ draft, event, today }), words);
  if (Object.keys(problems).length > 0) return reject(outcomeOf(listIntent, { errors: problems }));
  const body = {
    ...bodyOf(draft, { event, today }),
    status: form.get('status') === 'draft' ? ('draft' as const) : ('active' as const),
  };
  const result = await submitForm(request, {
    intent: listIntent,
    call: createTicketListing,
    body,
    fieldOf: listingFieldOf,
  });
  if (result.ok) throw redirect(sellEventPath(eventId, `?listed=${result.data.listing.id}`));
  const { outcome } = result;
  const failed = failureOf(result);
  const errors = { ...listingErrors(result, words), ...seatsError(failed, { locale, draft }) };
  return reject({ ...outcome, errors, ...failed, problem: failed.failure ? null : outcome.problem });
};
