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

/** A code as an account sees it. */
export interface CodeOf extends MembershipCode {
  /** By a purchase of this account that was paid. */
  isUsed: boolean;
  /** By a purchase of this account that is not paid: another attempt continues it or takes its place. */
  isReservedByOwn: boolean;
  /** How many of the uses were paid. */
  paidUses: number;
}

/** What a code does for a buyer. A code that has not begun yet is not known yet. */
export const codeStatusOf = (code: CodeOf | undefined, now: Date): CodeStatus => {
  if (!code || code.startsAt > now) return 'UNKNOWN';
  if (code.isUsed) return 'USED';
  if (code.endsAt !== null && code.endsAt <= now) return 'EXPIRED';
  const hasUseLeft = code.mostUses === null || code.uses < code.mostUses;
  if (hasUseLeft || code.isReservedByOwn) return 'APPLIED';
  return code.paidUses < code.uses ? 'RESERVED' : 'USED_UP';
};
