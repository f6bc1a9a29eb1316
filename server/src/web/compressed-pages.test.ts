import zlib from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { CompressedPages } from './compressed-pages.ts';

afterEach(() => vi.restoreAllMocks());

const megabyte = 1_000_000;
const pageOf = (text: string) => ({ hash: text, html: Buffer.from(`<p>${text}</p>`.repeat(1000)) });

const createPages = (bytes = megabyte) => {
  const compressions = { gzip: vi.spyOn(zlib, 'gzip'), br: vi.spyOn(zlib, 'brotliCompress') };
  const errors: unknown[] = [];
  const pages = new CompressedPages({ bytes, level: 9, reportError: (error) => errors.push(error) });
  const encodingOf = async (page: { hash: string; html: Buffer }) =>
    (await pages.encode(page, ['br', 'gzip', 'identity'])).encoding;
  return { pages, compressions, errors, encodingOf };
};

test('a page is sent with gzip until brotli is there, which is made from its second response on', async () => {
  const { encodingOf, compressions } = createPages();
  expect(await encodingOf(pageOf('home'))).toBe('gzip');
  expect(compressions.br).not.toHaveBeenCalled();
  expect(await encodingOf(pageOf('home'))).toBe('gzip');
  await expect.poll(() => encodingOf(pageOf('home'))).toBe('br');
  expect(compressions.br).toHaveBeenCalledTimes(1);
  expect(compressions.gzip).toHaveBeenCalledTimes(1);
});

test('the bytes are those of the page', async () => {
  const { pages } = createPages();
  const page = pageOf('home');
  const gzip = await pages.encode(page, ['gzip', 'identity']);
  expect(zlib.gunzipSync(gzip.body).equals(page.html)).toBe(true);
  const br = await pages.encode(page, ['br']);
  expect(zlib.brotliDecompressSync(br.body).equals(page.html)).toBe(true);
  expect(br.body.length).toBeLessThan(gzip.body.length);
});

test('a crowd that asks at once waits for one compression', async () => {
  const { encodingOf, compressions } = createPages();
  const encodings = await Promise.all(Array.from({ length: 50 }, () => encodingOf(pageOf('home'))));
  expect(new Set(encodings)).toEqual(new Set(['gzip']));
  expect(compressions.gzip).toHaveBeenCalledTimes(1);
});

test('a client that accepts neither gets the page as it is', async () => {
  const { pages, compressions } = createPages();
  const page = pageOf('home');
  expect(await pages.encode(page, ['identity'])).toEqual({ encoding: 'identity', body: page.html });
  expect(compressions.gzip).not.toHaveBeenCalled();
});

test('a client that accepts brotli, but not gzip, does not wait for it either', async () => {
  const { pages } = createPages();
  const encodingOf = async () => (await pages.encode(pageOf('home'), ['br', 'identity'])).encoding;
  expect(await encodingOf()).toBe('identity');
  await expect.poll(encodingOf).toBe('br');
});

test('other content has bytes of its own', async () => {
  const { pages } = createPages();
  const [home, login] = [pageOf('home'), pageOf('login')];
  await pages.encode(home, ['gzip']);
  const other = await pages.encode(login, ['gzip']);
  expect(zlib.gunzipSync(other.body).equals(login.html)).toBe(true);
});

test('holds no more bytes than it may, of all encodings', async () => {
  const { length } = zlib.gzipSync(pageOf('one').html);
  const { encodingOf, compressions } = createPages(length * 2 + 10);
  await encodingOf(pageOf('one'));
  await encodingOf(pageOf('two'));
  await encodingOf(pageOf('tri'));
  expect(compressions.gzip).toHaveBeenCalledTimes(3);
  await encodingOf(pageOf('one'));
  expect(compressions.gzip).toHaveBeenCalledTimes(4);
});

test('one page at a time is compressed with brotli, and few wait for it', async () => {
  const { encodingOf, compressions } = createPages();
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const original = zlib.brotliCompress;
  compressions.br.mockImplementation((...args: unknown[]) => {
    void ended.then(() => (original as (...args: unknown[]) => void)(...args));
  });
  const pages = Array.from({ length: 100 }, (_, n) => pageOf(`page ${n}`));
  for (const page of [...pages, ...pages]) await encodingOf(page);
  expect(compressions.br.mock.calls.length).toBe(1);
  compressions.br.mockRestore();
  end();
  await expect.poll(() => encodingOf(pageOf('page 50'))).toBe('br');
});

test('a failure in the background is reported, and the page is sent with gzip', async () => {
  const { encodingOf, compressions, errors } = createPages();
  compressions.br.mockImplementation((...args: unknown[]) => {
    (args.at(-1) as (error: Error) => void)(new Error('no memory'));
  });
  await encodingOf(pageOf('home'));
  await encodingOf(pageOf('home'));
  await expect.poll(() => errors).toEqual([new Error('no memory')]);
  expect(await encodingOf(pageOf('home'))).toBe('gzip');
});
