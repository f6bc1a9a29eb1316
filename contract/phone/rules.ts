/** `+15035550163` is `(503) 555-0163`, as people in the US write it; a number of another country stays as it is. */
export const formatPhone = (number: string): string =>
  number.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
