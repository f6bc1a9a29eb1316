import type { Locale } from '@golark/contract/locale/rules';
import { membershipRefundDays } from '@golark/contract/membership/rules';
import { mostAnswers } from '@golark/contract/objections/rules';
import { roomOpensMinutesBefore, shoppingMinutes } from '@golark/contract/queue/rules';
import { examplePayout } from '@golark/contract/selling/payout';
import {
  deliveryHoursBefore,
  leastDeliveryHours,
  missedDeliveryPercent,
  payoutDelayDays,
  sellerFeePercent,
} from '@golark/contract/selling/rules';
import { extensionMinutes, holdMinutes } from '@golark/contract/tickets/rules';
import { offerMinutes } from '@golark/contract/waiting-list/rules';
import { formatMoney } from '../ui/numbers.ts';

/** The figures that answers name, from the rules that apply them. */
export const figuresOfHelp = (locale: Locale) => ({
  refundDays: membershipRefundDays,
  holdMinutes,
  extensionMinutes,
  offerMinutes,
  shoppingMinutes,
  roomMinutes: roomOpensMinutesBefore,
  answers: mostAnswers,
  payoutDays: payoutDelayDays,
  hoursBefore: deliveryHoursBefore,
  leastHours: leastDeliveryHours,
  missedPercent: missedDeliveryPercent,
  sellerFee: sellerFeePercent,
  price: formatMoney(examplePayout.buyerPays, 'dollars', locale),
  payout: formatMoney(examplePayout.total, 'dollars', locale),
});
