export type FormValue = string | FormObject;
export interface FormObject {
  [name: string]: FormValue;
}

/** `metadata[a]=1&expand[0]=x` as nested objects. */
export const parseForm = (text: string): FormObject => {
  const form: FormObject = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const parts = name.replaceAll(']', '').split('[');
    const last = parts.pop() ?? '';
    let at = form;
    for (const part of parts) {
      const inner = at[part];
      const object = typeof inner === 'object' ? inner : {};
      at[part] = object;
      at = object;
    }
    at[last] = value;
  }
  return form;
};
