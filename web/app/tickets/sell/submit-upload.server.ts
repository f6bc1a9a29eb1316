import type { Locale } from '@golark/contract/locale/rules';
import { getOwnTicketListing, uploadTicketFile } from '@golark/contract/selling/calls';
import { mostFileBytes } from '@golark/contract/selling/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { missingFiles } from './missing-files.ts';
import { type FileProblem, fileErrorOf } from './pdf-problem-words.ts';
import { uploadIntent } from './upload-intent.ts';

type Posted = { name: string; seats: string[]; content: string; bytes: number };

/** The files of a form without JavaScript: one for all seats, or one for each. */
export const postedFiles = async (form: FormData, seats: readonly string[]): Promise<Posted[]> => {
  const found = [...form.entries()].flatMap(([name, value]) =>
    value instanceof File && value.size > 0 ? [{ name, file: value }] : [],
  );
  const all = found.find(({ name }) => name === 'file');
  const seatOf = (name: string) => seats[Number(name.slice(4))];
  return Promise.all(
    (all ? [all] : found).map(async ({ name, file }) => {
      const seat = seatOf(name);
      const own = seat === undefined ? [] : [seat];
      const content = Buffer.from(await file.arrayBuffer()).toString('base64');
      return { name, seats: name === 'file' ? [...seats] : own, content, bytes: file.size };
    }),
  );
};

type Rejection = { name: string; problem: FileProblem; params?: Readonly<Record<string, string | number>> };

/** The outcome of an upload with a sentence at the file's field. */
export const rejectFile = (
  { intent, subject = '', locale }: { intent: string; subject?: string; locale: Locale },
  { name, problem, params = {} }: Rejection,
): FormOutcome => {
  const text = translatorOf(locale, 'sell')(`files.problems.${problem}`, params);
  return outcomeOf(intent, { subject, errors: { [name]: text } });
};

/** The first problem that needs no reading of the file. */
export const postedProblem = (files: readonly Posted[]): Rejection | null => {
  if (files.length === 0) return { name: 'file', problem: 'none' };
  const large = files.find(({ bytes }) => bytes > mostFileBytes);
  return large ? { name: large.name, problem: 'large' } : null;
};

type Upload = { intent: string; listingId: string; seats: readonly string[] };

/** Uploads what a form without JavaScript has posted. */
export const submitUpload = async (
  { api, form, locale }: FormRequest,
  { intent, listingId, seats }: Upload,
) => {
  const files = await postedFiles(form, seats);
  const problem = postedProblem(files);
  if (problem) return rejected(rejectFile({ intent, locale }, problem));
  for (const { name, seats: own, content } of files) {
    const body = { seats: own, content };
    const result = await callOnce({ api, form }, uploadTicketFile, { params: { listingId }, body });
    if (!result.ok) return rejected(rejectFile({ intent, locale }, { name, ...fileErrorOf(result.error) }));
  }
  return doneOutcome(intent);
};

/** The upload on the page that confirms a listing. */
export const submitListedFile = (request: FormRequest) =>
  submitListingFile(request, request.url.searchParams.get('listed') ?? '');

/** The files of a listing: its seats say which are missing. */
export const submitListingFile = async (request: FormRequest, listingId: string) => {
  const found = await callApi(request.api, getOwnTicketListing, { params: { listingId } });
  const { seats } = missingFiles(dataOrThrow(found).listing);
  return submitUpload(request, { intent: uploadIntent, listingId, seats });
};
