const browsed = /^\/destinations\//i;

/** Places are browsed in lower case: the address to go to instead, its query kept, or null. */
export const lowerCaseAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null => {
  if (!browsed.test(pathname)) return null;
  // letters in percent signs count too, and their digits do not: `%C3%81` is Á
  const lower = encodeURI(decode(pathname).toLowerCase());
  return decode(lower) === decode(pathname) ? null : `${lower}${search}`;
};

const decode = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    // a stray percent sign: compared as it stands
    return path;
  }
};
