import { textOf } from '../platform/page/form-values.ts';
import { typedFees, typedSeasons } from './read-priced.ts';

/** The path of the value that a field is typed for: rows that are left out do not count. Null for a field of such a row. */
const pathOf = (form: FormData): ((name: string) => string | null) => {
  const rows: Record<string, readonly string[]> = {
    seasons: typedSeasons(form).map(String),
    mandatory: typedFees(form),
  };
  return (name) => {
    const [list = '', row = '', ...rest] = name.split('.');
    const typed = rows[list];
    if (!typed) return name;
    const index = typed.indexOf(row);
    return index < 0 ? null : [list, index, ...rest].join('.');
  };
};

/** A weekend rate that was left out is the one of other nights, whose field has the error. */
const fieldOf = (form: FormData, name: string): string =>
  name.endsWith('.weekendNightly') && textOf(form, name) === undefined
    ? name.replace(/weekendNightly$/, 'nightly')
    : name;

/** By the path of a value the field that it was typed into, also for parts of it and for the group around it. */
export const fieldsByPath = (form: FormData, prefix: string): Record<string, string> => {
  const named: Record<string, string> = { [`${prefix}pin`]: 'lat', [`${prefix}cityId`]: 'town' };
  const typedAt = pathOf(form);
  for (const name of form.keys()) {
    const path = typedAt(name);
    if (path === null) continue;
    const [parts, values] = [name.split('.'), path.split('.')];
    for (let length = 1; length < parts.length; length++)
      named[`${prefix}${values.slice(0, length).join('.')}`] ??= parts.slice(0, length).join('.');
    if (name === 'cityId') continue;
    const field = fieldOf(form, name);
    named[`${prefix}${path}`] = field;
    named[`${prefix}${path}.amount`] = field;
  }
  for (const name of ['lat', 'lng']) named[`${prefix}pin.${name}`] = name;
  return named;
};
