import type { Booking, BookStayInput } from '@golark/contract/booking/schemas';
import { bookStay, getPaidBooking } from '#booking';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { payForItems } from './place-items.ts';

/** An order names its insurance in another field than the booking does. */
const inFieldsOfBooking = (error: unknown): unknown => {
  if (!(error instanceof Failure) || !error.details.errors) return error;
  const errors = error.details.errors.map((each) =>
    each.path === 'insuranceQuoteId' ? { ...each, path: 'insurance.quoteId' } : each,
  );
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  return new Failure(error.code, { ...error.details, detail, errors });
};

/**
 * Books a quoted stay; with an insurance, both are one order with one payment. Booking the same again continues the same order. Throws
 * what `bookStay` throws, and VALIDATION_ERROR (insurance.quoteId).
 */
export const bookInsuredStay = async (
  ctx: Context,
  caller: AccountCaller,
  { insurance, ...input }: BookStayInput,
): Promise<Booking> => {
  if (!insurance) return bookStay(ctx, caller, input);
  const { quoteId, guest, note, paymentPlan, ...choice } = input;
  const items = [
    { kind: 'stay' as const, quoteId, guest, note, paymentPlan },
    { kind: 'insurance' as const, insuranceQuoteId: insurance.quoteId },
  ];
  try {
    const { payment } = await payForItems(ctx, caller, { ...choice, items });
    return await getPaidBooking(ctx, caller, { quoteId, payment });
  } catch (error) {
    throw inFieldsOfBooking(error);
  }
};
