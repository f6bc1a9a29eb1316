import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIcons } from './watch-icons.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pageWith = (fetching: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetching);
  const page = { dataset: {} as DOMStringMap };
  return { page, watched: watchIcons('/assets/icons-0.svg', page) };
};

it('leaves a page alone whose icons come', async () => {
  const { page, watched } = pageWith(async () => new Response('<svg/>'));
  await watched;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(page.dataset).toEqual({});
});

it('marks the page after 1500 ms, and takes the mark back when the icons come late', async () => {
  let answer = (_: Response) => {};
  const { page, watched } = pageWith(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  await vi.advanceTimersByTimeAsync(1_499);
  expect(page.dataset).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(page.dataset).toEqual({ icons: 'missing' });
  answer(new Response('<svg/>'));
  await watched;
  expect(page.dataset).toEqual({});
});

it('marks the page at once when the icons cannot come', async () => {
  const { page, watched } = pageWith(async () => new Response('', { status: 404 }));
  await watched;
  expect(page.dataset).toEqual({ icons: 'missing' });
});
