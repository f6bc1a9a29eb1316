import { reviewDays } from '@golark/contract/reviews/rules';

const dayMilliseconds = 86_400_000;

export interface ReviewWindow {
  /** Check-out. */
  opensAt: Date;
  closesAt: Date;
}

/** In days of 24 hours, so that a change of the clocks takes no hour from anybody. */
export const reviewWindowOf = (checkOut: Date): ReviewWindow => ({
  opensAt: checkOut,
  closesAt: new Date(checkOut.getTime() + reviewDays * dayMilliseconds),
});

export const isWithin = ({ opensAt, closesAt }: ReviewWindow, now: Date): boolean =>
  now >= opensAt && now < closesAt;

/** Both reviews are published once both are written, or when the time for them is over. */
export const isPublishedAt = (
  publishedFrom: Date,
  { hasBoth, now }: { hasBoth: boolean; now: Date },
): boolean => hasBoth || now >= publishedFrom;
