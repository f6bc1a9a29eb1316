import { createDraft } from '@golark/contract/own-listings/calls';
import { newListingPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { actingAs, type HostRequest } from '../partner/index.ts';
import { outcomeOf } from '../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../platform/page/form-values.ts';
import type { FormRequest } from '../platform/page/page-request.ts';
import { rejected, type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { fieldsByPath } from './field-paths.ts';
import { findTown } from './find-town.server.ts';
import { readSection } from './read-section.ts';
import { createIntent, type SectionOutcome } from './section-outcome.ts';

type Body = Exclude<Submission<typeof createDraft>['body'], undefined>;

/** Begins a listing with its pin in the center of the town, and leads to the page on which it is moved. */
export const submitDraft = async (request: HostRequest & FormRequest) => {
  const { form, host, locale } = request;
  const fields = [...form.keys()];
  const town = await findTown(request, null);
  if ('places' in town) {
    const t = translatorOf(locale, 'ownListings');
    const typed = textOf(form, 'town') !== undefined;
    const error = t(`place.${town.places.length > 0 ? 'chooseTown' : typed ? 'unknownTown' : 'townNeeded'}`);
    const outcome: SectionOutcome = {
      ...outcomeOf(createIntent, { values: valuesOf(form, fields), errors: { town: error } }),
      places: town.places,
    };
    return rejected(outcome);
  }
  form.set('cityId', town.cityId);
  form.set('lat', String(town.pin?.lat ?? ''));
  form.set('lng', String(town.pin?.lng ?? ''));
  const id = textOf(form, 'id') ?? '';
  const result = await submitForm(request, {
    intent: createIntent,
    call: createDraft,
    headers: actingAs(host),
    body: { id, place: readSection('place', form) } as Body,
    fields,
    fieldOf: fieldsByPath(form, 'place.'),
  });
  if (!result.ok) return rejected(result.outcome as SectionOutcome);
  throw redirect(newListingPath(id, 'place'));
};
