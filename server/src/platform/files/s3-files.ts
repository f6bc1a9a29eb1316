import fs from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Files } from './files.ts';

/** `s3://bucket/prefix?endpoint=https://…&region=…`; the SDK finds the credentials. */
const readAddress = (url: string) => {
  const { hostname: bucket, pathname, searchParams } = new URL(url);
  const prefix = pathname.replaceAll(/^\/+|\/+$/g, '');
  return {
    bucket,
    prefix: prefix ? `${prefix}/` : '',
    endpoint: searchParams.get('endpoint'),
    region: searchParams.get('region') ?? 'us-east-1',
  };
};

/** Files in an S3-compatible bucket. */
export const s3Files = (url: string): Files => {
  const { bucket, prefix, endpoint, region } = readAddress(url);
  const client = new S3Client({
    region,
    // a stream is sent as it is: not every compatible service reads checksums after the bytes
    requestChecksumCalculation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  });
  const find = async (key: string) => {
    try {
      return (await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }))).Body ?? null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  const put = async (
    key: string,
    file: Pick<PutObjectCommandInput, 'Body' | 'ContentLength' | 'ContentType'>,
  ) => {
    await client.send(new PutObjectCommand({ Bucket: bucket, Key: prefix + key, ...file }));
  };
  return {
    read: async (key) => {
      const body = await find(key);
      return body ? Buffer.from(await body.transformToByteArray()) : null;
    },
    write: (key, bytes, contentType) => put(key, { Body: bytes, ContentType: contentType }),
    copyOut: async (key, to) => {
      const body = await find(key);
      if (!body) return false;
      await pipeline(body as Readable, fs.createWriteStream(to));
      return true;
    },
    copyIn: async (key, from, contentType) => {
      const { size } = await fs.promises.stat(from);
      await put(key, { Body: fs.createReadStream(from), ContentLength: size, ContentType: contentType });
    },
    erase: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
    },
  };
};
