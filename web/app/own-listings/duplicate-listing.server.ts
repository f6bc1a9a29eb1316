import { createHash, randomUUID } from 'node:crypto';
import { duplicateListing } from '@golark/contract/own-listings/calls';
import { mostDrafts } from '@golark/contract/own-listings/rules';
import { newListingPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { actingAs } from '../partner/index.ts';
import { textOf } from '../platform/page/form-values.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { duplicateIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

/** The same id for the same form, so that pressing twice makes one copy. */
const copyIdOf = ({ form, listingId }: SectionRequest): string => {
  const formId = textOf(form, 'formId');
  if (!formId) return randomUUID();
  const bytes = createHash('sha256').update(`${formId} ${listingId}`).digest('hex');
  // a UUID of version 8, whose bits the application chooses
  const parts = [bytes.slice(0, 8), bytes.slice(8, 12), `8${bytes.slice(13, 16)}`, `8${bytes.slice(17, 20)}`];
  return [...parts, bytes.slice(20, 32)].join('-');
};

/** Copies a listing and leads to what the copy still needs, or to its review. */
export const submitDuplicate = async (request: SectionRequest) => {
  const { host, listingId, locale } = request;
  const result = await submitForm(request, {
    intent: duplicateIntent,
    subject: listingId,
    call: duplicateListing,
    params: { listingId },
    headers: actingAs(host),
    body: { id: copyIdOf(request) },
  });
  if (result.ok) throw redirect(newListingPath(result.data.listing.id));
  const { error, outcome } = result;
  if (error?.code !== 'INVALID_STATE') return rejected(outcome);
  const detail = translatorOf(locale, 'listingCopies')('tooMany', { maximum: mostDrafts });
  return rejected({ ...outcome, problem: null, detail });
};
