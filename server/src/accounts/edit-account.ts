import type { editAccount as editAccountCall } from '@golark/contract/accounts/calls';
import type { BodyOf } from '@golark/contract/call';
import type { Updateable } from 'kysely';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { Accounts } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { type CheckedPhone, checkPhone, splitPhoneNumber } from './rules/phone-number.ts';
import { lockOpenAccount, updateAccount } from './store/accounts.ts';

type Change = BodyOf<typeof editAccountCall>;

const columnOf = (checked: CheckedPhone): string => {
  if (!checked.ok) throw invalidField(checked.path, 'invalid');
  return JSON.stringify(checked.phone);
};

/** `phone` takes precedence over `phoneNumber`; null deletes the number, undefined leaves it unchanged. */
const phoneColumn = ({ phone, phoneNumber }: Change): Updateable<Accounts> => {
  if (phone) return { phone: columnOf(checkPhone(phone)) };
  if (phone === null) return { phone: null };
  if (phoneNumber === undefined) return {};
  if (phoneNumber === null || phoneNumber.trim() === '') return { phone: null };
  return { phone: columnOf(splitPhoneNumber(phoneNumber)) };
};

/** Changes only the fields in the input. Throws VALIDATION_ERROR. */
export const editAccount = async (ctx: Context, caller: AccountCaller, change: Change): Promise<void> => {
  const { firstName, lastName, address, locale } = change;
  const columns: Updateable<Accounts> = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...phoneColumn(change),
    ...(address === undefined ? {} : { address: address ? JSON.stringify(address) : null }),
    ...(locale === undefined ? {} : { locale }),
  };
  const { accountId } = caller;
  await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'change');
    await updateAccount(trx, accountId, columns);
  });
};
