import { type RefObject, useEffect } from 'react';

/** After an answer with errors the first field that needs something gets the focus. */
export const useFocusFirstInvalid = (
  form: RefObject<HTMLFormElement | null>,
  errors: object | null | undefined,
): void => {
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [errors, form]);
};
