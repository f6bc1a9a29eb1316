import { expect, it } from 'vitest';
import { type SendFile, UploadList, type UploadResult } from './upload-list.ts';

const fileOf = (name: string): File => new File(['x'], name);

/** A list whose files end when a test says so. */
const open = () => {
  const ends = new Map<string, (result: UploadResult) => void>();
  const done: number[] = [];
  const send: SendFile = (file, report) => {
    report({ state: 'sending', share: 0.5 });
    return new Promise((resolve) => ends.set(file.name, resolve));
  };
  const list = new UploadList(send, () => done.push(1));
  const end = async (name: string, result: UploadResult): Promise<void> => {
    ends.get(name)?.(result);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const states = () => list.items().map(({ file, state }) => `${file.name} ${state}`);
  return { list, end, states, done };
};

it('sends two files at a time, in order', async () => {
  const { list, end, states, done } = open();
  list.add(['a', 'b', 'c', 'd'].map(fileOf));
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting', 'd waiting']);
  await end('b', { state: 'done' });
  expect(states()).toEqual(['a sending', 'b done', 'c sending', 'd waiting']);
  expect(done).toHaveLength(1);
});

it('goes on after a file that is refused, and tries one again whose connection was lost', async () => {
  const { list, end, states } = open();
  list.add(['a', 'b', 'c'].map(fileOf));
  await end('a', { state: 'refused', problem: 'It is damaged.' });
  await end('b', { state: 'failed', problem: 'The connection was lost.' });
  expect(states()).toEqual(['a refused', 'b failed', 'c sending']);
  expect(list.items()[0]?.problem).toBe('It is damaged.');
  list.againAll();
  expect(states()).toEqual(['a refused', 'b sending', 'c sending']);
  await end('b', { state: 'done' });
  list.remove(list.items()[0]?.id ?? 0);
  list.add([fileOf('d')]);
  expect(states()).toEqual(['b done', 'c sending', 'd sending']);
});
