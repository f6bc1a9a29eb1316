import { hasControl } from '@golark/contract/text/rules';

const isText = (encoded: string): boolean => {
  try {
    return !hasControl(decodeURIComponent(encoded.replaceAll('+', ' ')));
  } catch {
    // invalid percent-encoding, or bytes that are not UTF-8
    return false;
  }
};

/**
 * The part of a URL that is not valid text (invalid percent-encoding, NUL and other control characters): `path`, the
 * name of a query parameter, or `query` if the name itself is not valid. Null for a valid URL.
 */
export const faultOfUrl = (url: string): string | null => {
  const [path = '', ...rest] = url.split('?');
  if (!isText(path)) return 'path';
  for (const pair of rest.join('?').split('&')) {
    const [name = '', ...value] = pair.split('=');
    if (!isText(name)) return 'query';
    if (!isText(value.join('='))) return decodeURIComponent(name);
  }
  return null;
};

/** The same address without the parts of its query that are not valid text: a page ignores them as it ignores other values that it does not know. */
export const withTextOnly = (url: string): string => {
  const [path = '', ...rest] = url.split('?');
  const pairs = rest.join('?').split('&');
  const valid = pairs.filter((pair) => faultOfUrl(`?${pair}`) === null);
  if (valid.length === pairs.length) return url;
  return valid.length > 0 ? `${path}?${valid.join('&')}` : path;
};
