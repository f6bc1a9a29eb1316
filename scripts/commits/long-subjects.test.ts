import { expect, test } from 'vitest';
import { smallRepository } from '../testing/small-repository.ts';
import { listLongSubjects } from './long-subjects.ts';

const long = `orders: ${'→'.repeat(53)}`;

test('finds long subjects of commits after the one that added this check', () => {
  using repository = smallRepository();
  repository.commit(long);
  repository.write('scripts/commits/long-subjects.ts', '');
  repository.commit(`${long} and the check`);
  repository.commit(long.slice(0, 60));
  expect(listLongSubjects(repository.folder)).toEqual([]);
  repository.commit(long);
  expect(listLongSubjects(repository.folder)).toEqual([expect.stringContaining(long)]);
});

test('allows long subjects of merge commits', () => {
  using repository = smallRepository();
  repository.write('scripts/commits/long-subjects.ts', '');
  repository.commit('scripts: check subjects');
  repository.git('checkout', '--quiet', '-b', 'other');
  repository.commit('orders: refund');
  repository.git('checkout', '--quiet', '-');
  repository.commit('orders: settle');
  repository.git('merge', '--quiet', '--message', long, 'other');
  expect(listLongSubjects(repository.folder)).toEqual([]);
});

test('needs no history', () => {
  using repository = smallRepository();
  expect(listLongSubjects(repository.folder)).toEqual([]);
  repository.git('config', 'core.bare', 'true');
  expect(listLongSubjects(`${repository.folder}/..`)).toEqual([]);
});
