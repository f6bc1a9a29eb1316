/** The value of a text field as it was typed; undefined when the field is missing or empty. */
export const rawTextOf = (form: FormData, name: string): string | undefined => {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};

/** The trimmed value of a text field; undefined when nothing is left. Passwords are never trimmed: use `rawTextOf`. */
export const textOf = (form: FormData, name: string): string | undefined =>
  rawTextOf(form, name)?.trim() || undefined;

/** null for people who say in `NameFields` that they have one name; undefined when nothing is left. */
export const lastNameOf = (form: FormData): string | null | undefined =>
  rawTextOf(form, 'oneName') ? null : textOf(form, 'lastName');

/** The trimmed values of several fields, to show them again; empty for a missing one. */
export const valuesOf = (form: FormData, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name) ?? '']));
