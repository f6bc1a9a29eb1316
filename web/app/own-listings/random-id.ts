/** A UUID on servers and in browsers. */
export const randomId = (): string => globalThis.crypto.randomUUID();
