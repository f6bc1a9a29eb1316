import type { Objection, OrderObjection } from '@golark/contract/objections/schemas';
import { kindsToObject, latestObjection } from '../rules/objecting.ts';
import type { ObjectionRow } from '../store/objections.ts';
import type { SaleRow } from '../store/sales.ts';

const instant = (text: string): string => new Date(text).toISOString();

export const presentObjection = (row: ObjectionRow): Objection => ({
  kind: row.kind,
  text: row.details,
  state: row.status,
  madeAt: instant(row.made_at),
  answer:
    row.answer === null || row.answered_at === null
      ? null
      : { text: row.answer, at: instant(row.answered_at) },
  endedAt: row.ended_at && instant(row.ended_at),
  reason: row.reason,
});

/** For the buyer; `undefined` for tickets without a sale of a seller. */
export const presentOrderObjection = (row: SaleRow | undefined, now: Date): OrderObjection => {
  if (!row) return { kinds: [], until: null, objection: null };
  const kinds = kindsToObject(row, now);
  const latest = latestObjection(row);
  return {
    kinds: [...kinds],
    until: kinds.length > 0 ? row.pays_at.toISOString() : null,
    objection: latest && presentObjection(latest),
  };
};
