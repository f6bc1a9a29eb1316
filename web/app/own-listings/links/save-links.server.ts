import { getListingParts, putListingParts } from '@golark/contract/partners/calls';
import { actingAs } from '../../partner/index.ts';
import { callApi } from '../../platform/api-client.ts';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { loadLinks } from '../load-own-listing.ts';
import type { SectionRequest } from '../section-request.ts';
import { linkProblem } from './link-problems.server.ts';
import { joinIntent, type LinksOutcome, leaveIntent, partsIntent } from './links-outcome.ts';
import { chosenParts, fieldOfPart, fieldOfTitle } from './read-links.ts';

type Answer = LinksOutcome | ReturnType<typeof rejected<LinksOutcome>>;

const answer = (outcome: LinksOutcome): Answer => (outcome.isDone ? outcome : rejected(outcome));

/** The form again with the listings that were searched; nothing is saved. */
const search = async (request: SectionRequest, intent: string): Promise<LinksOutcome> => {
  const { form, listingId } = request;
  const found = await loadLinks(request, listingId, textOf(form, 'q'));
  return { ...outcomeOf(intent, { values: valuesOf(form, [...form.keys()]) }), found };
};

type Failed = Extract<SubmitResult<typeof putListingParts>, { ok: false }>;

/** The reason at the listing that cannot be linked, or at the group of all. */
const refusedWith = (
  request: SectionRequest,
  { outcome, error }: Failed,
  { parts, fieldOf }: { parts: readonly string[]; fieldOf: (id: string | null) => string },
): LinksOutcome => {
  const { form, locale } = request;
  const titleOf = (id: string) => textOf(form, fieldOfTitle(id)) ?? id;
  const problem = linkProblem(error, { parts, titleOf, locale });
  return problem
    ? { ...outcome, problem: null, errors: { [fieldOf(problem.id)]: problem.sentence } }
    : outcome;
};

/** Saves the parts of a listing as they were chosen. */
const saveParts = async (request: SectionRequest): Promise<Answer> => {
  const { form, host, listingId, locale } = request;
  if (form.has('find')) return answer(await search(request, partsIntent));
  const parts = chosenParts(form);
  const result = await submitForm(request, {
    intent: partsIntent,
    call: putListingParts,
    params: { listingId },
    headers: actingAs(host),
    body: {
      parts,
      closesTogether: form.has('closesTogether'),
      version: Number(form.get('version')) || 0,
    },
    fields: [...form.keys()],
  });
  if (result.ok) return doneOutcome(partsIntent);
  if (result.error?.code !== 'SECTION_CHANGED') {
    const fieldOf = (id: string | null) => (id === null ? 'parts' : fieldOfPart(id));
    return answer(refusedWith(request, result, { parts, fieldOf }));
  }
  const detail = translatorOf(locale, 'listingLinks')('changed');
  return answer({ ...result.outcome, detail, currentLinks: await loadLinks(request, listingId) });
};

/** Changes the parts of the whole by one: those that it has are read just before, and their version is named. */
const changeWhole = async (
  request: SectionRequest,
  { intent, wholeId, isPart }: { intent: string; wholeId: string; isPart: boolean },
): Promise<LinksOutcome> => {
  const { api, form, host, listingId } = request;
  const of = { params: { listingId: wholeId }, headers: actingAs(host) };
  const read = await callApi(api, getListingParts, of);
  const subject = textOf(form, 'subject') ?? '';
  const shown = { subject, values: valuesOf(form, [...form.keys()]) };
  if (!read.ok) return outcomeOf(intent, { ...shown, problem: 'notFound' });
  const { parts: before, closesTogether, version } = read.data;
  const others = before.filter((id) => id !== listingId);
  const parts = isPart ? [...others, listingId] : others;
  const result = await submitForm(request, {
    ...of,
    intent,
    subject,
    call: putListingParts,
    body: { parts, closesTogether, version },
    fields: [...form.keys()],
  });
  if (result.ok) return { ...doneOutcome(intent), subject };
  // the sentence is about the listing that was chosen, which is the whole here
  const named = parts.map((id) => (id === listingId ? wholeId : id));
  return refusedWith(request, result, { parts: named, fieldOf: () => 'whole' });
};

const join = async (request: SectionRequest): Promise<Answer> => {
  const { form, locale } = request;
  if (form.has('find')) return answer(await search(request, joinIntent));
  const wholeId = textOf(form, 'whole');
  if (wholeId) return answer(await changeWhole(request, { intent: joinIntent, wholeId, isPart: true }));
  const whole = translatorOf(locale, 'listingLinks')('choose');
  const values = valuesOf(form, [...form.keys()]);
  return answer(outcomeOf(joinIntent, { errors: { whole }, values }));
};

const leave = async (request: SectionRequest): Promise<Answer> => {
  const wholeId = textOf(request.form, 'subject') ?? '';
  return answer(await changeWhole(request, { intent: leaveIntent, wholeId, isPart: false }));
};

/** The forms about the links of a listing, by their intents. */
export const linkForms: Readonly<
  Record<string, (request: SectionRequest) => Promise<FormOutcome | ReturnType<typeof rejected>>>
> = {
  [partsIntent]: saveParts,
  [joinIntent]: join,
  [leaveIntent]: leave,
};
