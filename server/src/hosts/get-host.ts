import { fewestQuestions, hostLanguages } from '@golark/contract/hosts/rules';
import type { Host } from '@golark/contract/hosts/schemas';
import { findResponseFacts } from '#conversations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { findHostProfile, presentReview } from '#stays';

const reviewsShown = 6;

/** Null until enough guests have asked: one answer says nothing about a host. */
const responseOf = async (ctx: Context, hostId: string): Promise<Host['response']> => {
  const { questions, prompt, medianMinutes } = await findResponseFacts(ctx.db, hostId, ctx.clock.now());
  if (questions < fewestQuestions) return null;
  return { ratePercent: Math.round((100 * prompt) / questions), medianMinutes };
};

/** Throws NOT_FOUND. */
export const getHost = async (ctx: Context, { locale }: Caller, hostId: string): Promise<Host> => {
  const [profile, response] = await Promise.all([
    findHostProfile(ctx.db, hostId, { locale, reviewLimit: reviewsShown, now: ctx.clock.now() }),
    responseOf(ctx, hostId),
  ]);
  if (!profile) throw notFound('This host');
  return {
    id: profile.id,
    name: profile.name,
    joinedOn: profile.joined_on,
    languages: hostLanguages.filter((language) => profile.languages.includes(language)),
    listingCount: profile.listing_count,
    rating: profile.rating,
    reviewCount: profile.review_count,
    reviews: (profile.reviews ?? []).map((row) => ({
      propertyId: row.listing_id,
      propertyTitle: row.title,
      review: presentReview(row),
    })),
    response,
  };
};
