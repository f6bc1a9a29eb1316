import { actingHostHeader } from '@golark/contract/access/rules';
import { finishPictureUpload } from '@golark/contract/listing-pictures/calls';
import { chunkBytes, pictureBytes } from '@golark/contract/listing-pictures/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { DetailedError, Upload } from 'tus-js-client';
import { browserApi, callApi } from '../../platform/api-client.ts';
import type { ActingHost } from '../read-host-page.ts';
import { pictureSentence, type ReadProblem, tooBigSentence } from './picture-problem.ts';
import type { SendFile, UploadResult } from './upload-list.ts';

/** Milliseconds after which a request that failed is sent again; a longer outage is the reader's to end. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 20_000, 30_000];

export type PictureTarget = { listingId: string; host: ActingHost; locale: Locale };

/** The headers with which a request states for which host it is made. */
const actingAs = ({ propertyManagerId }: ActingHost) => ({ [actingHostHeader]: propertyManagerId });

/** The problem document of a rejected request; null if there was no response, or it was no document of ours. */
const problemOf = (error: Error): ReadProblem | null => {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  if (!response) return null;
  try {
    return { ...(JSON.parse(response.getBody()) as object), status: response.getStatus() };
  } catch {
    return { status: response.getStatus() };
  }
};

/** No response, a busy server, another offset, or more requests of this address in a minute than it may make. */
const isTemporary = (problem: ReadProblem | null): boolean =>
  problem === null ||
  problem.status >= 500 ||
  problem.status === 409 ||
  (problem.status === 429 && problem.limit === undefined);

/** True for a failure that another attempt would repeat. */
const isFinal = ({ status }: ReadProblem): boolean => status === 422 || status === 404 || status === 413;

const resultOf = (problem: ReadProblem | null, locale: Locale): UploadResult => ({
  state: problem && isFinal(problem) ? 'refused' : 'failed',
  problem: pictureSentence(problem, locale),
});

/** Sends the bytes; continues an upload of the same file that a lost connection or a closed page has interrupted. Returns its id. */
const sendBytes = (
  { listingId, host }: PictureTarget,
  file: File,
  onShare: (share: number) => void,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint: `/v1/partner/listings/${encodeURIComponent(listingId)}/pictures/uploads`,
      headers: actingAs(host),
      chunkSize: chunkBytes.ofPage,
      retryDelays,
      onShouldRetry: (error) => isTemporary(problemOf(error)),
      removeFingerprintOnSuccess: true,
      onProgress: (sent, total) => onShare(total > 0 ? sent / total : 0),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      onError: reject,
    });
    upload.findPreviousUploads().then(([previous]) => {
      if (previous) upload.resumeFromPreviousUpload(previous);
      upload.start();
    }, reject);
  });

/** Many pictures that were sent at once are checked one after another. */
const patienceMilliseconds = 300_000;
const busyMilliseconds = 2000;

/** Adds the uploaded picture. A busy server is asked again. */
const finish = async (
  { listingId, host, locale }: PictureTarget,
  uploadId: string,
): Promise<UploadResult> => {
  for (let waited = 0; ; waited += busyMilliseconds) {
    const input = { params: { listingId, uploadId }, headers: actingAs(host) };
    const finished = await callApi(browserApi, finishPictureUpload, input);
    if (finished.ok) return { state: 'done' };
    const { error } = finished;
    if (error.statusCode !== 503 || waited >= patienceMilliseconds) {
      const { detail, errors } = error;
      return resultOf({ status: error.statusCode, detail, errors }, locale);
    }
    await new Promise((resolve) => setTimeout(resolve, busyMilliseconds));
  }
};

/** Uploads a picture of a listing with the tus protocol. */
export const sendPictureTo =
  (target: PictureTarget): SendFile =>
  async (file, report) => {
    if (file.size > pictureBytes) return { state: 'refused', problem: tooBigSentence(target.locale) };
    if (file.size === 0)
      return resultOf({ status: 422, errors: [{ code: 'picture_damaged', params: {} }] }, target.locale);
    try {
      const uploadId = await sendBytes(target, file, (share) => report({ state: 'sending', share }));
      report({ state: 'checking', share: 1 });
      return await finish(target, uploadId);
    } catch (error) {
      return resultOf(problemOf(error as Error), target.locale);
    }
  };
