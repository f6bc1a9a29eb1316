import type { Tier } from '../../../contract/events/seat-map-terms.ts';
import type { SectionDraft } from './draft.ts';

/** Wheelchair spaces by number of seats: about what US rules ask for. Each has companion seats for a party of four. */
const SPACES_PER_SEAT = 0.006;
export const COMPANIONS_PER_SPACE = 3;
const MIN_SPACES = 2;
const SPACES_PER_BAY = 3;
const MAX_SPACES_PER_BAY = 7;
const MAX_BAYS = 24;

/** Tiers that are reached without steps; the others have no bays unless these are missing. */
const STEP_FREE: readonly Tier[] = ['orchestra', 'reserved', 'lower', 'loge', 'tables', 'general', 'deck'];

const evenly = (indices: readonly number[], count: number): number[] =>
  Array.from({ length: count }, (_, index) => indices[Math.floor(((index + 0.5) * indices.length) / count)])
    .filter((index) => index !== undefined)
    .filter((index, at, all) => all.indexOf(index) === at);

/** The wheelchair spaces of each section, spread over the venue. */
export const placeBays = (drafts: readonly SectionDraft[], capacity: number): number[] => {
  const all = drafts.map((_, index) => index).filter((index) => !drafts[index]?.fixedSeats);
  const stepFree = all.filter((index) => STEP_FREE.includes(drafts[index]?.tier as Tier));
  const candidates = stepFree.length ? stepFree : all;
  const wanted = Math.max(MIN_SPACES, Math.round(capacity * SPACES_PER_SEAT));
  const bays = Math.min(MAX_BAYS, candidates.length, Math.max(1, Math.ceil(wanted / SPACES_PER_BAY)));
  const chosen = evenly(candidates, Math.max(Math.min(2, candidates.length), bays));
  const perBay = Math.max(1, Math.min(MAX_SPACES_PER_BAY, Math.round(wanted / Math.max(1, chosen.length))));
  return drafts.map((_, index) => (chosen.includes(index) ? perBay : 0));
};
