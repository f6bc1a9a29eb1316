import type { Day } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import { roomNights } from '#calendars';
import type { DB } from '#platform/database/tables';
import { listNotes, nightKey, saveNotes } from './notes.ts';
import type { RoomNightValues } from './rules/night-values.ts';

export type LockedNight = Awaited<ReturnType<typeof roomNights.lock>>[number] & { note: string | null };

/** The nights of room types with the notes of their host, locked until the end of the transaction. */
export const lockNights = async (
  trx: Transaction<DB>,
  wanted: { roomTypeIds: readonly string[]; from: Day; until: Day },
): Promise<LockedNight[]> => {
  const nights = await roomNights.lock(trx, wanted);
  const notes = await listNotes(trx, wanted);
  return nights.map((night) => ({ ...night, note: notes.get(nightKey(night)) ?? null }));
};

/** All units of it are taken by guests, here or in a linked listing. */
export const isSold = ({ units, booked, linkedBooked }: LockedNight): boolean =>
  linkedBooked > 0 || booked >= units;

export const valuesOf = ({ nightlyAmount, minNights, isClosed, note }: LockedNight): RoomNightValues => ({
  nightlyAmount,
  minNights,
  isClosed,
  note,
});

/** Writes the values of locked nights that differ. */
export const saveNights = async (
  trx: Transaction<DB>,
  changed: readonly { locked: LockedNight; values: Partial<RoomNightValues> }[],
): Promise<void> => {
  // also where only a note differs: pages that watch the calendar learn of it by the row that is written
  await roomNights.save(
    trx,
    changed.map(({ locked, values }) => ({ ...locked, ...values })),
  );
  const notes = changed.flatMap(({ locked: { roomTypeId, night }, values: { note } }) =>
    note === undefined ? [] : [{ roomTypeId, night, note }],
  );
  await saveNotes(trx, notes);
};
