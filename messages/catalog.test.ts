import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import galleryEn from '../web/app/ui/gallery/messages-en.json' with { type: 'json' };
import galleryEs from '../web/app/ui/gallery/messages-es.json' with { type: 'json' };
import { flatten } from './flatten.ts';
import { en as pagesEn } from './pages/en.ts';
import { es as pagesEs } from './pages/es.ts';
import { en as serverEn } from './server/en.ts';
import { es as serverEs } from './server/es.ts';

const english = flatten({ ...pagesEn, ...serverEn, gallery: galleryEn });
const spanish = flatten({ ...pagesEs, ...serverEs, gallery: galleryEs });

const everyElement = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [
    element,
    ...('options' in element
      ? Object.values(element.options).flatMap((option) => everyElement(option.value))
      : []),
    ...('children' in element ? everyElement(element.children) : []),
  ]);

const elementsOf = (message: string | undefined): MessageFormatElement[] =>
  everyElement(parse(message ?? ''));

const argumentsOf = (message: string | undefined): string[] => {
  const names = elementsOf(message).flatMap((element) =>
    'value' in element && element.type !== 0 ? [element.value] : [],
  );
  return [...new Set(names)].sort();
};

const pluralForms = (message: string): string[][] =>
  elementsOf(message).flatMap((element) => ('pluralType' in element ? [Object.keys(element.options)] : []));

describe('the messages of pages, emails and price lines', () => {
  it('have the same keys in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])('%s takes the same arguments in both languages', (key) => {
    expect(argumentsOf(spanish.get(key))).toEqual(argumentsOf(english.get(key)));
  });

  it('have a singular and a plural wherever they count', () => {
    for (const message of [...english.values(), ...spanish.values()])
      for (const forms of pluralForms(message)) {
        expect(forms, message).toContain('other');
        expect(forms.length, message).toBeGreaterThan(1);
      }
  });

  it('give each namespace to pages or to the server, not to both', () => {
    const namesOfPages = new Set(Object.keys(pagesEn));
    expect(Object.keys(serverEn).filter((name) => namesOfPages.has(name))).toEqual([]);
  });
});
