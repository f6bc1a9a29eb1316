import type { Fields } from '../section-fields.ts';

/** A listing that can be chosen, by its title. */
export type Choice = { id: string; title: string };

const ids = (names: Iterable<string>, prefix: string): string[] =>
  [...names].flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));

/** The fields of a choice: whether it is chosen, and its title, with which it is shown again after another search. */
export const fieldOfPart = (id: string): string => `part.${id}`;
export const fieldOfTitle = (id: string): string => `title.${id}`;

export const chosenParts = (form: FormData): string[] => ids(form.keys(), fieldOfPart(''));

/** The choices in a form that is shown again. */
export const typedChoices = (fields: Fields): Choice[] =>
  ids(Object.keys(fields), fieldOfPart(''))
    .filter((id) => fields[fieldOfPart(id)])
    .map((id) => ({ id, title: fields[fieldOfTitle(id)] ?? id }));
