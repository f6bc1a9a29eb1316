import type { Flags } from '@golark/contract/flags/schemas';

let encoded: string | null = null;

/** From now on the browser's calls say which flags its page was made with: server and page agree on what is shown. */
export const sendFlags = (flags: Flags): void => {
  encoded = Object.keys(flags).length > 0 ? encodeURIComponent(JSON.stringify(flags)) : null;
};

export const flagsHeader = (): Record<string, string> => (encoded ? { 'x-feature-flags': encoded } : {});
