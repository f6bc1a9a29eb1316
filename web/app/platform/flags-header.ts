import type { Flags } from '@golark/contract/flags/schemas';

let encoded: string | null = null;

/** The browser's calls send the flags that its page was rendered with. */
export const sendFlags = (flags: Flags): void => {
  encoded = Object.keys(flags).length > 0 ? encodeURIComponent(JSON.stringify(flags)) : null;
};

export const flagsHeader = (): Record<string, string> => (encoded ? { 'x-feature-flags': encoded } : {});
