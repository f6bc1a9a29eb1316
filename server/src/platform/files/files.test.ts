import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Files } from './files.ts';
import { localFiles } from './local-files.ts';
import { s3Files } from './s3-files.ts';

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-files-'));
const objects = new Map<string, Buffer>();

/** Just enough of the S3 protocol to put an object and get it back. */
const bucket = http.createServer(async (request, response) => {
  const key = new URL(request.url ?? '/', 'http://bucket').pathname;
  if (request.method === 'PUT') {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    objects.set(key, Buffer.concat(parts));
    return response.writeHead(200, { etag: '"x"' }).end();
  }
  if (request.method === 'DELETE') {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  const found = objects.get(key);
  if (found) return response.writeHead(200).end(found);
  return response
    .writeHead(404, { 'content-type': 'application/xml' })
    .end('<Error><Code>NoSuchKey</Code></Error>');
});

let stores: Record<string, Files>;
beforeAll(async () => {
  bucket.listen(0, '127.0.0.1');
  await once(bucket, 'listening');
  process.env['AWS_ACCESS_KEY_ID'] = 'test';
  process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
  const { port } = bucket.address() as net.AddressInfo;
  stores = {
    folder: localFiles(dir),
    bucket: s3Files(`s3://pictures/golark?endpoint=http://127.0.0.1:${port}`),
  };
});
afterAll(() => {
  bucket.close();
  fs.rmSync(dir, { recursive: true, force: true });
});

describe.each(['folder', 'bucket'])('files in a %s', (kind) => {
  test('returns what was written, and null for an unknown key', async () => {
    const files = stores[kind] as Files;
    const bytes = Buffer.from([0, 1, 2, 255]);
    expect(await files.read('pictures/ab/one.webp')).toBeNull();
    await files.write('pictures/ab/one.webp', bytes, 'image/webp');
    expect(await files.read('pictures/ab/one.webp')).toEqual(bytes);
  });

  test('copies a file in and out, and says if there is none', async () => {
    const files = stores[kind] as Files;
    const [from, to] = [path.join(dir, 'from'), path.join(dir, 'to')];
    fs.writeFileSync(from, Buffer.alloc(200_000, 7));
    await files.copyIn('originals/ab/one.jpg', from, 'image/jpeg');
    expect(await files.read('originals/ab/one.jpg')).toEqual(fs.readFileSync(from));
    expect(await files.copyOut('originals/ab/one.jpg', to)).toBe(true);
    expect(fs.readFileSync(to)).toEqual(fs.readFileSync(from));
    expect(await files.copyOut('originals/ab/none.jpg', to)).toBe(false);
  });

  test('erases a file, also one that is gone', async () => {
    const files = stores[kind] as Files;
    await files.write('tickets/one.pdf', Buffer.from('one'), 'application/pdf');
    for (const _ of [1, 2]) await files.erase('tickets/one.pdf');
    expect(await files.read('tickets/one.pdf')).toBeNull();
  });
});

test('a folder rejects a key that leads out of it', async () => {
  for (const key of ['../secret', 'a/../../b', '/etc/passwd', '']) {
    await expect(stores['folder']?.read(key)).rejects.toThrow('not a file key');
  }
});
