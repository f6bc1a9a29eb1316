import { tusVersion, uploadHours } from '@golark/contract/listing-pictures/rules';
import type { PictureUpload } from '@golark/contract/listing-pictures/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badInput } from '#platform/failure';
import type { UploadRow } from './uploads-store.ts';

const digits = /^\d{1,12}$/;

/** A header with a number of bytes. Throws BAD_INPUT. */
const bytesOf = ({ headers }: FastifyRequest, name: 'Upload-Length' | 'Upload-Offset'): number => {
  const value = headers[name.toLowerCase()];
  if (value === undefined) throw badInput(name, 'required');
  if (typeof value !== 'string' || !digits.test(value)) throw badInput(name, 'invalid');
  return Number(value);
};

/** Throws BAD_INPUT for another version of the protocol. */
const assertVersion = ({ headers }: FastifyRequest): void => {
  const version = headers['tus-resumable'];
  if (version !== undefined && version !== tusVersion) throw badInput('Tus-Resumable', 'invalid');
};

/** The size of the file. Throws BAD_INPUT. */
export const lengthOf = (request: FastifyRequest): number => {
  assertVersion(request);
  const length = bytesOf(request, 'Upload-Length');
  if (length === 0) throw badInput('Upload-Length', 'too_small', { minimum: 1 });
  return length;
};

/** Where the bytes of a request begin. Throws BAD_INPUT. */
export const offsetOf = (request: FastifyRequest): number => {
  assertVersion(request);
  return bytesOf(request, 'Upload-Offset');
};

const expiryOf = ({ created_at }: UploadRow): Date =>
  new Date(created_at.getTime() + uploadHours * 3_600_000);

/** Says in the headers of the protocol how far the upload is. */
export const sendState = (reply: FastifyReply, upload: UploadRow): void => {
  reply
    .header('tus-resumable', tusVersion)
    .header('upload-offset', String(upload.received_bytes))
    .header('upload-length', String(upload.byte_count))
    .header('upload-expires', expiryOf(upload).toUTCString());
};

export const presentUpload = (upload: UploadRow): PictureUpload => ({
  id: upload.id,
  byteCount: upload.byte_count,
  receivedBytes: upload.received_bytes,
  expiresAt: expiryOf(upload).toISOString(),
  isFinished: upload.finished_at !== null,
});
