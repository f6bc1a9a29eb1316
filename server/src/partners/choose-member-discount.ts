import type { ResponseOf } from '@golark/contract/call';
import type { putMemberDiscount } from '@golark/contract/partners/calls';
import type { MemberDiscount } from '@golark/contract/pricing/price-rules-schemas';
import { platformMemberDiscountPercent } from '@golark/contract/pricing/rules';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { overwriteSections } from './overwrite-sections.ts';

const percentOf = (choice: MemberDiscount): number => {
  if (choice.funder === 'none') return 0;
  return choice.funder === 'host' ? choice.percent : platformMemberDiscountPercent;
};

/** Changes the member price of a listing; its bookings keep theirs. */
export const chooseMemberDiscount = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, choice }: { listingId: string; choice: MemberDiscount },
): Promise<ResponseOf<typeof putMemberDiscount>> => {
  await overwriteSections(ctx, caller, { listingId, changes: [{ section: 'members', values: choice }] });
  return { funder: choice.funder, percent: percentOf(choice) };
};
