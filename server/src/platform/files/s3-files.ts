import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
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
  const client = new S3Client({ region, ...(endpoint ? { endpoint, forcePathStyle: true } : {}) });
  return {
    read: async (key) => {
      try {
        const response = await client.send(new GetObjectCommand({ Bucket: bucket, Key: prefix + key }));
        return response.Body ? Buffer.from(await response.Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    write: async (key, bytes, contentType) => {
      await client.send(
        new PutObjectCommand({ Bucket: bucket, Key: prefix + key, Body: bytes, ContentType: contentType }),
      );
    },
    erase: async (key) => {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: prefix + key }));
    },
  };
};
