import { expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';

it('a title names the product once', () => {
  expect(pageMeta({ title: 'Stays in Denver' })[0]).toEqual({ title: 'Stays in Denver | Golark' });
  expect(pageMeta({ title: 'Golark: stays' })[0]).toEqual({ title: 'Golark: stays' });
});
