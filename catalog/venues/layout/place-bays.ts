import type { Tier } from '../../../contract/events/seat-map-terms.ts';
import type { SectionDraft } from './draft.ts';

/** Wheelchair spaces, each with a companion seat, by number of seats: a little more than US rules ask for. */
const PAIRS_PER_SEAT = 0.006;
const MIN_PAIRS = 2;
const PAIRS_PER_BAY = 4;
const MAX_PAIRS_PER_BAY = 8;
const MAX_BAYS = 20;

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
  const wanted = Math.max(MIN_PAIRS, Math.round(capacity * PAIRS_PER_SEAT));
  const bays = Math.min(MAX_BAYS, candidates.length, Math.max(1, Math.ceil(wanted / PAIRS_PER_BAY)));
  const chosen = evenly(candidates, Math.max(Math.min(2, candidates.length), bays));
  const perBay = Math.max(1, Math.min(MAX_PAIRS_PER_BAY, Math.round(wanted / Math.max(1, chosen.length))));
  return drafts.map((_, index) => (chosen.includes(index) ? perBay : 0));
};
