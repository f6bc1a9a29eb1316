/**
 * Pages that show a secret, such as the key of an order, or have it in their address: third-party scripts never run in them. A test
 * compares the list with the pages that send `secretHeaders`.
 */
const secretPaths = [
  /^\/account\/tickets\/purchased\/[^/]+/,
  /^\/tickets\/(?:transfer|waiting)\//,
  /^\/saved\/(?!searches(?:\/|$))[^/]+/,
  /^\/(?:set-password|confirm-email|undo-email|unsubscribe|search-alerts)(?:\/|$)/,
];

export const isSecretPath = (pathname: string): boolean => secretPaths.some((path) => path.test(pathname));
