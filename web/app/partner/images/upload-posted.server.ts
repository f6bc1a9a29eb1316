import {
  appendPictureUpload,
  createPictureUpload,
  finishPictureUpload,
} from '@golark/contract/listing-pictures/calls';
import { chunkBytes, chunkType } from '@golark/contract/listing-pictures/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { type ApiError, callApi } from '../../platform/api-client.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';
import { uploadIntent } from './image-intents.ts';
import { pictureSentence, type ReadProblem } from './picture-problem.ts';

export type ImagesRequest = HostRequest & FormRequest & { listingId: string };

type Upload = { api: Api; params: { listingId: string; uploadId: string }; headers: Record<string, string> };

const inProcess = 'http://in.process';

/** Appends a part; its body is not JSON, so that `callApi` cannot make this call. */
const appendPart = async (
  { api, params, headers }: Upload,
  { offset, bytes }: { offset: number; bytes: Blob },
) => {
  const path = appendPictureUpload.path
    .replace('{listingId}', encodeURIComponent(params.listingId))
    .replace('{uploadId}', encodeURIComponent(params.uploadId));
  const response = await api.fetch(
    new Request(inProcess + path, {
      method: appendPictureUpload.method,
      headers: { ...headers, 'content-type': chunkType, 'upload-offset': String(offset) },
      body: await bytes.arrayBuffer(),
    }),
  );
  return response.ok ? null : ((await response.json()) as ReadProblem);
};

const readError = (error: ApiError): ReadProblem => ({
  status: error.statusCode,
  detail: error.detail,
  errors: error.errors,
  limit: 'limit' in error ? Number(error.limit) : undefined,
});

/** Uploads one file with the calls that scripts of the page use; null if it was added. */
const uploadFile = async (
  { api, host, listingId }: ImagesRequest,
  file: File,
): Promise<ReadProblem | null> => {
  const headers = actingAs(host);
  const begun = await callApi(api, createPictureUpload, {
    params: { listingId },
    headers: { ...headers, 'upload-length': String(file.size) },
  });
  if (!begun.ok) return readError(begun.error);
  const params = { listingId, uploadId: begun.data.upload.id };
  for (let offset = 0; offset < file.size; offset += chunkBytes.most) {
    const bytes = file.slice(offset, offset + chunkBytes.most);
    const problem = await appendPart({ api, params, headers }, { offset, bytes });
    if (problem) return problem;
  }
  const finished = await callApi(api, finishPictureUpload, { params, headers });
  return finished.ok ? null : readError(finished.error);
};

const sentenceFor = ({ name }: File, problem: ReadProblem, locale: Locale): string =>
  translatorOf(locale, 'images')('upload.refusedOne', { name, problem: pictureSentence(problem, locale) });

/** Uploads the files of a form without JavaScript one after the other; each that is refused has its sentence. */
export const uploadPosted = async (request: ImagesRequest) => {
  const { form, locale } = request;
  const t = translatorOf(locale, 'images');
  const posted = form.getAll('pictures').filter((one): one is File => one instanceof File && one.size > 0);
  if (posted.length === 0) return outcomeOf(uploadIntent, { errors: { pictures: t('upload.none') } });
  const errors: Record<string, string> = {};
  for (const [index, file] of posted.entries()) {
    const problem = await uploadFile(request, file);
    if (problem) errors[`pictures${index}`] = sentenceFor(file, problem, locale);
  }
  const count = posted.length - Object.keys(errors).length;
  return outcomeOf(uploadIntent, { isDone: count > 0, errors, detail: t('upload.added', { count }) });
};
