import { type RefObject, useEffect } from 'react';

/** After a response with errors the first invalid field gets the focus. */
export const useFocusFirstInvalid = (
  form: RefObject<HTMLFormElement | null>,
  errors: object | null | undefined,
): void => {
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus();
  }, [errors, form]);
};
