import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { AccountExport, ExportPart, PersonalData } from '#platform/personal-data';

/** All data stored about an account: the parts of every feature that declares personal data. */
export const exportAccount = async (
  ctx: Context,
  caller: AccountCaller,
  personalData: readonly PersonalData[],
): Promise<AccountExport> => {
  const parts: ExportPart[] = [];
  for (const feature of personalData) parts.push((await feature.exportOf?.(ctx, caller)) ?? {});
  return Object.assign({ exportedAt: ctx.clock.now().toISOString() }, ...parts);
};
