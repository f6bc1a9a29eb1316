export const drawVenue = (..._: unknown[]): void => {};
