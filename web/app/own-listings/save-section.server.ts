import { saveSection } from '@golark/contract/own-listings/calls';
import { isPriced, type ListingSection } from '@golark/contract/own-listings/rules';
import { actingAs } from '../partner/index.ts';
import { doneOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../platform/page/form-values.ts';
import { type Submission, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { fieldsByPath } from './field-paths.ts';
import { findTown } from './find-town.server.ts';
import { previewPriceOf } from './preview-price.server.ts';
import { readSection } from './read-section.ts';
import { type SectionOutcome, saveIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

type Body = Exclude<Submission<typeof saveSection>['body'], undefined>;

/** Everything as it was typed: a form that is shown again has no other values. */
const typedValues = (form: FormData): Record<string, string> => valuesOf(form, [...form.keys()]);

/** A form with a row more, which is not saved. */
const withOneMore = (form: FormData, intent: string): SectionOutcome | null => {
  const more = form.get('more');
  if (more !== 'bedroomCount' && more !== 'roomCount' && more !== 'seasonCount') return null;
  const count = Number(form.get(more)) || 0;
  return outcomeOf(intent, { values: { ...typedValues(form), [more]: String(count + 1) } });
};

/** Fills in the town that was typed; the outcome if it has to be chosen. */
const placeTown = async (request: SectionRequest, intent: string): Promise<SectionOutcome | null> => {
  const { form, locale } = request;
  const shown = { town: textOf(form, 'shownTown') ?? '', cityId: textOf(form, 'cityId') ?? '' };
  const town = await findTown(request, shown.cityId ? shown : null);
  if ('places' in town) {
    const t = translatorOf(locale, 'ownListings');
    const error = t(town.places.length > 0 ? 'place.chooseTown' : 'place.unknownTown');
    return {
      ...outcomeOf(intent, { values: typedValues(form), errors: { town: error } }),
      places: town.places,
    };
  }
  form.set('cityId', town.cityId);
  if (town.pin) {
    form.set('lat', String(town.pin.lat));
    form.set('lng', String(town.pin.lng));
  }
  return null;
};

/** Saves a section of a listing as its form says it. */
export const submitSection = async (
  request: SectionRequest,
  section: ListingSection,
): Promise<SectionOutcome> => {
  const { form, host, listingId } = request;
  const intent = saveIntent(section);
  const more = withOneMore(form, intent);
  if (more) return more;
  if (form.has('preview') && isPriced(section)) return previewPriceOf(request, section);
  const unclear = section === 'place' ? await placeTown(request, intent) : null;
  if (unclear) return unclear;
  const version = Number(form.get('version')) || 0;
  const result = await submitForm(request, {
    intent,
    call: saveSection,
    params: { listingId },
    headers: actingAs(host),
    body: { section, version, values: readSection(section, form) } as Body,
    fields: [...form.keys()],
    fieldOf: fieldsByPath(form, 'values.'),
  });
  if (result.ok) return doneOutcome(intent);
  const { error, outcome } = result;
  if (error?.code !== 'SECTION_CHANGED') return outcome;
  const detail = translatorOf(request.locale, 'ownListings')('conflict.title');
  return { ...outcome, detail, current: error.current.sections };
};
