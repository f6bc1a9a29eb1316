import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { beforeAll, expect, it } from 'vitest';
import { provideMessages } from '../../platform/messages.ts';
import { pictureSentence } from './picture-problem.ts';

beforeAll(() => {
  provideMessages('en', en);
  provideMessages('es', es);
});

it('says why a picture was not added, in the language of the page', () => {
  const small = { status: 422, errors: [{ code: 'picture_too_small' as const, params: { minimum: 640 } }] };
  expect(pictureSentence(small, 'en')).toBe('It’s too small: the longer side needs at least 640 pixels.');
  expect(pictureSentence(small, 'es')).toContain('al menos 640 píxeles');
  const mixed = {
    status: 422,
    errors: [{ code: 'picture_other_format' as const, params: { format: 'ZIP' } }],
  };
  expect(pictureSentence(mixed, 'en')).toBe('It contains ZIP as well. Save it again as a picture only.');
});

it('repeats the sentence of a limit, and says that the connection was lost without a response', () => {
  const limit = { status: 429, limit: 300, detail: 'You can upload 300 pictures in an hour.' };
  expect(pictureSentence(limit, 'en')).toBe(limit.detail);
  expect(pictureSentence(null, 'en')).toMatch(/^The connection was lost/);
  expect(pictureSentence({ status: 401 }, 'en')).toMatch(/Log in again/);
});
