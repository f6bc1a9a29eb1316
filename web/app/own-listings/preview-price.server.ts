import { previewPrice } from '@golark/contract/own-listings/calls';
import type { PricedSection } from '@golark/contract/own-listings/rules';
import { actingAs } from '../partner/index.ts';
import { outcomeOf } from '../platform/page/form-outcome.ts';
import { type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { fieldsByPath } from './field-paths.ts';
import { pricedReaders } from './read-priced.ts';
import { type SectionOutcome, saveIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

type Body = Exclude<Submission<typeof previewPrice>['body'], undefined>;

/** The guests' totals at what a form says, which is not saved: for browsers without JavaScript. */
export const previewPriceOf = async (
  request: SectionRequest,
  section: PricedSection,
): Promise<SectionOutcome> => {
  const { form, host, listingId } = request;
  const intent = saveIntent(section);
  const fields = [...form.keys()];
  const result = await submitForm(request, {
    intent,
    call: previewPrice,
    params: { listingId },
    headers: actingAs(host),
    body: { unsaved: { section, values: pricedReaders[section](form) } } as Body,
    fields,
    fieldOf: fieldsByPath(form, 'unsaved.values.'),
  });
  if (!result.ok) return result.outcome;
  const values = Object.fromEntries(fields.map((name) => [name, String(form.get(name))]));
  return { ...outcomeOf(intent, { values }), preview: result.data };
};
