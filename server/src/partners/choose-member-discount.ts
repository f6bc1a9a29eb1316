import type { ResponseOf } from '@golark/contract/call';
import type { putMemberDiscount } from '@golark/contract/partners/calls';
import type { MemberDiscount } from '@golark/contract/partners/schemas';
import type { Context } from '#platform/context';
import { platformMemberDiscountPercent } from '#pricing';
import { saveMemberDiscount } from '#stays/own';

const percentOf = (choice: MemberDiscount): number => {
  if (choice.funder === 'none') return 0;
  return choice.funder === 'host' ? choice.percent : platformMemberDiscountPercent;
};

/** Changes the member price of a listing; its bookings keep theirs. */
export const chooseMemberDiscount = async (
  ctx: Context,
  listingId: string,
  choice: MemberDiscount,
): Promise<ResponseOf<typeof putMemberDiscount>> => {
  const percent = percentOf(choice);
  const funder = choice.funder === 'platform' ? 'platform' : 'host';
  await ctx.db.transaction().execute((trx) => saveMemberDiscount(trx, listingId, { percent, funder }));
  return { funder: choice.funder, percent };
};
