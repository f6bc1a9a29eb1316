import { deleteOwnListing, publishListing, unpublishListing } from '@golark/contract/own-listings/calls';
import { type ListingRequirement, listingRequirements } from '@golark/contract/own-listings/rules';
import { actingAs } from '../partner/index.ts';
import { doneOutcome, type FormOutcome } from '../platform/page/form-outcome.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { submitDuplicate } from './duplicate-listing.server.ts';
import { deleteIntent, duplicateIntent, publishIntent, unpublishIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

const calls = {
  [publishIntent]: publishListing,
  [unpublishIntent]: unpublishListing,
  [deleteIntent]: deleteOwnListing,
} as const;

/** Publishes a listing, takes it off sale or deletes it; says in one sentence why that cannot be done. */
export const submitStatus = async (
  request: SectionRequest,
  intent: keyof typeof calls,
): Promise<FormOutcome> => {
  const { host, listingId, locale } = request;
  const t = translatorOf(locale, 'ownListings');
  const params = { listingId };
  const result = await submitForm(request, {
    intent,
    params,
    subject: listingId,
    call: calls[intent],
    headers: actingAs(host),
  });
  if (result.ok) return { ...doneOutcome(intent), subject: listingId };
  const { error, outcome } = result;
  if (error?.code === 'INVALID_STATE') return { ...outcome, detail: t(`refused.${intent}`) };
  const missing = listingRequirements.filter((name) => error?.errors?.some(({ path }) => path === name));
  if (missing.length === 0) return outcome;
  const list = missing.map((name: ListingRequirement) => t(`requirements.${name}`)).join(', ');
  return { ...outcome, errors: {}, detail: t('missing', { list }) };
};

const submit = (intent: keyof typeof calls) => async (request: SectionRequest) => {
  const outcome = await submitStatus(request, intent);
  return outcome.isDone ? outcome : rejected(outcome);
};

/** The forms of a page with several listings. */
export const statusForms = {
  [publishIntent]: submit(publishIntent),
  [unpublishIntent]: submit(unpublishIntent),
  [deleteIntent]: submit(deleteIntent),
  [duplicateIntent]: submitDuplicate,
};
