import { dayInZone } from '@golark/contract/dates/rules';
import { getEvent } from '@golark/contract/events/calls';
import { changeTicketListing, getOwnTicketListing } from '@golark/contract/selling/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { readCents } from '../../platform/read-cents.ts';
import { translatorOf } from '../../platform/translations.ts';
import { readDraft } from '../sell/draft.ts';
import { capOf, detailProblems } from '../sell/draft-problems.ts';
import { findAdvice } from '../sell/find-advice.ts';
import type { ListOutcome } from '../sell/list-outcome.ts';
import { listingErrors, listingFieldOf } from '../sell/listing-errors.server.ts';
import { problemSentences } from '../sell/problem-sentences.ts';
import { inHandNow } from './in-hand-now.ts';
import { draftOf, listingAdviceQuery } from './listing-draft.ts';
import { saveIntent } from './listing-intents.ts';

/** Saves what is said about the seats; the seats themselves stay. */
export const submitEdit = async (request: AccountFormRequest, listingId: string) => {
  const { api, form, locale, now } = request;
  const params = { listingId };
  const { listing } = dataOrThrow(await callApi(api, getOwnTicketListing, { params }));
  const eventId = listing.event.id;
  const { event } = dataOrThrow(await callApi(api, getEvent, { params: { eventId } }));
  const { inHand, face, split, disclosures } = readDraft(form);
  const own = draftOf(listing);
  const price = textOf(form, 'price') ?? '';
  const draft = { ...own, price, inHand, face, split: split ?? own.split, disclosures };
  const reject = async (outcome: ListOutcome) => {
    const advice = await findAdvice(api, { eventId, query: listingAdviceQuery(listing, draft) });
    return rejected<ListOutcome>({ ...outcome, draft, advice });
  };
  const words = { locale, cap: capOf(event, face) };
  const today = dayInZone(now, event.venue.timeZone);
  // a day that was right when it was listed may be over
  const isSameDay = inHand === own.inHand;
  const problems = detailProblems({ draft: isSameDay ? { ...draft, inHand: '' } : draft, event, today });
  const errors = problemSentences(problems, words);
  if (Object.keys(errors).length > 0) return reject(outcomeOf(saveIntent, { errors }));
  const result = await submitForm(request, {
    intent: saveIntent,
    call: changeTicketListing,
    params,
    body: {
      priceAmount: readCents(price) ?? 0,
      facePriceAmount: readCents(face),
      disclosures: [...disclosures],
      ...(split ? { splitRule: split } : {}),
      ...(isSameDay ? {} : { inHandOn: inHand || inHandNow(listing, today) }),
    },
    fieldOf: listingFieldOf,
  });
  if (result.ok) return outcomeOf(saveIntent, { isDone: true });
  const found = listingErrors(result, words);
  const t = translatorOf(locale, 'seller');
  const detail = result.error?.code === 'INVALID_STATE' ? t('edit.closed') : t('edit.failed');
  if (Object.keys(found).length > 0) return reject({ ...result.outcome, errors: found });
  return reject({ ...result.outcome, detail });
};
