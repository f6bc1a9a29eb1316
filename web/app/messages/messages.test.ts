import { type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { galleryMessages } from '../ui/gallery/messages.ts';
import { en } from './en.ts';
import { es } from './es.ts';

type Tree = { [key: string]: string | Tree };

const flatten = (tree: Tree, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, message] of flatten(value, path)) flat.set(inner, message);
  }
  return flat;
};

const argumentsOf = (elements: MessageFormatElement[]): string[] => {
  const names = new Set<string>();
  for (const element of elements) {
    if ('value' in element && element.type !== 0) names.add(element.value);
    if ('options' in element) {
      for (const option of Object.values(element.options))
        for (const name of argumentsOf(option.value)) names.add(name);
    }
    if ('children' in element) for (const name of argumentsOf(element.children)) names.add(name);
  }
  return [...names].sort();
};

describe('messages', () => {
  const english = flatten({ ...en, gallery: galleryMessages.en });
  const spanish = flatten({ ...es, gallery: galleryMessages.es });

  it('have the same keys in both languages', () => {
    expect([...spanish.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each([...english.keys()])('%s takes the same arguments in both languages', (key) => {
    const spoken = [english, spanish].map((messages) => argumentsOf(parse(messages.get(key) ?? '')));
    expect(spoken[1]).toEqual(spoken[0]);
  });
});
