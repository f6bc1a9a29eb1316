export const drawSeatView = (..._: unknown[]): void => {};
