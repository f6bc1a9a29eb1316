import { readStored, store } from '../../platform/stored-json.ts';

const storageKey = 'golark.sellAmounts';
const kept = 12;

/** The price and, for a standing area, the quantity that were typed last for an event in this browser. */
export type TypedAmounts = { price: string; quantity: string };

type Stored = TypedAmounts & { eventId: string };

const isStored = (value: unknown): value is Stored => {
  const one = (value ?? {}) as Partial<Stored>;
  return [one.eventId, one.price, one.quantity].every((text) => typeof text === 'string');
};

const readAll = (): Stored[] => {
  const stored = readStored(storageKey);
  return Array.isArray(stored) ? stored.filter(isStored) : [];
};

export const readTypedAmounts = (eventId: string): TypedAmounts | null =>
  readAll().find((one) => one.eventId === eventId) ?? null;

export const storeTypedAmounts = (eventId: string, { price, quantity }: TypedAmounts): void => {
  const others = readAll().filter((one) => one.eventId !== eventId);
  const own = price || quantity ? [{ eventId, price, quantity }] : [];
  store(storageKey, [...own, ...others].slice(0, kept));
};
