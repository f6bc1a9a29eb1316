import type { Context } from '#platform/context';
import { normalizedCode } from './rules/code-status.ts';
import { type CodeReport, endCode, insertCode, listCodes, listPlans } from './store/plans.ts';

export interface NewCode {
  code: string;
  /** Cents off the first period. */
  discountAmount: number;
  endsAt: Date | null;
  mostUses: number | null;
}

/** Every code, the earliest first. */
export const describeCodes = (ctx: Context): Promise<CodeReport[]> => listCodes(ctx.db);

/** `exists`: there is such a code; `too-much`: nothing would remain to be paid. */
export type AddedCode = 'added' | 'exists' | 'too-much';

/** Adds a code for the plan that is suggested first; it begins now. */
export const addCode = async (ctx: Context, code: NewCode): Promise<AddedCode> => {
  const [plan] = await listPlans(ctx.db);
  if (!plan || code.discountAmount >= plan.priceAmount) return 'too-much';
  const stored = { ...code, code: normalizedCode(code.code), planId: plan.id, startsAt: ctx.clock.now() };
  return (await insertCode(ctx.db, stored)) ? 'added' : 'exists';
};

/** Ends a code now. False for one that is unknown or over already. */
export const stopCode = (ctx: Context, code: string): Promise<boolean> =>
  endCode(ctx.db, normalizedCode(code), ctx.clock.now());
