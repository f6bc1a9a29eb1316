const browsed = /^\/destinations\//i;

/** The lower-case path of a place with its query, to redirect to; null if the path is in lower case. */
export const lowerCasePath = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null => {
  if (!browsed.test(pathname)) return null;
  // encoded letters count, the digits of the encoding do not: `%C3%81` is Á
  const lower = encodeURI(decode(pathname).toLowerCase());
  return decode(lower) === decode(pathname) ? null : `${lower}${search}`;
};

const decode = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    // a stray percent sign: compared without decoding
    return path;
  }
};
