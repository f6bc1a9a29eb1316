import { type ListingSection, listingSections } from '@golark/contract/own-listings/rules';
import { getListingArrival, putListingArrival } from '@golark/contract/partners/calls';
import { actingAs } from '../partner/index.ts';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { arrivalFields, arrivalOf, fieldOfArrival } from './arrival-fields.ts';
import { submitDuplicate } from './duplicate-listing.server.ts';
import { linkForms } from './links/save-links.server.ts';
import { submitSection } from './save-section.server.ts';
import { arrivalIntent, duplicateIntent, saveIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';
import { saveStayRules } from './stay-rules/save-stay-rules.server.ts';
import { stayRulesIntent } from './stay-rules/stay-rules-outcome.ts';

const save = (section: ListingSection) => async (request: SectionRequest) => {
  const outcome = await submitSection(request, section);
  return outcome.isDone ? outcome : rejected(outcome);
};

const saveArrival = async (request: SectionRequest) => {
  const { api, form, host, listingId } = request;
  const of = { params: { listingId }, headers: actingAs(host) };
  const stored = dataOrThrow(await callApi(api, getListingArrival, of));
  const result = await submitForm(request, {
    ...of,
    intent: arrivalIntent,
    call: putListingArrival,
    body: arrivalOf(form, stored),
    fields: arrivalFields,
    fieldOf: fieldOfArrival,
  });
  return result.ok ? doneOutcome(arrivalIntent) : rejected(result.outcome);
};

/** The forms of the page on which a listing is edited, by their intents. */
export const listingForms = {
  ...Object.fromEntries(listingSections.map((section) => [saveIntent(section), save(section)])),
  [arrivalIntent]: saveArrival,
  [duplicateIntent]: submitDuplicate,
  [stayRulesIntent]: saveStayRules,
  ...linkForms,
};
