import { previewPrice } from '@golark/contract/own-listings/calls';
import { actingAs } from '../partner/index.ts';
import { outcomeOf } from '../platform/page/form-outcome.ts';
import { type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { fieldsByPath, readPrice } from './read-section.ts';
import type { SectionOutcome } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

type Body = Exclude<Submission<typeof previewPrice>['body'], undefined>;

/** The guests' total at the price of the form, which is not saved. */
export const previewPriceOf = async (request: SectionRequest, intent: string): Promise<SectionOutcome> => {
  const { form, host, listingId } = request;
  const fields = [...form.keys()];
  const result = await submitForm(request, {
    intent,
    call: previewPrice,
    params: { listingId },
    headers: actingAs(host),
    body: { price: readPrice(form) } as Body,
    fields,
    fieldOf: fieldsByPath(form, 'price.'),
  });
  if (!result.ok) return result.outcome;
  const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name))]));
  return { ...outcomeOf(intent, { values }), preview: result.data };
};
