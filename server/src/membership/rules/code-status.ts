import type { CodeStatus } from '@golark/contract/membership/schemas';

export interface MembershipCode {
  code: string;
  planId: string;
  discountAmount: number;
  startsAt: Date;
  endsAt: Date | null;
  mostUses: number | null;
  uses: number;
}

/** A code as it is stored: `go2025` and ` GO2025 ` mean the same. */
export const normalizedCode = (typed: string): string => typed.trim().toUpperCase();

/** What a code does for a buyer. A code that has not begun yet is not known yet. */
export const codeStatusOf = (
  code: MembershipCode | undefined,
  { now, isUsed }: { now: Date; isUsed: boolean },
): CodeStatus => {
  if (!code || code.startsAt > now) return 'UNKNOWN';
  if (isUsed) return 'USED';
  const isOver = code.endsAt !== null && code.endsAt <= now;
  const isUsedUp = code.mostUses !== null && code.uses >= code.mostUses;
  return isOver || isUsedUp ? 'EXPIRED' : 'APPLIED';
};
