import { confirmPaymentIntent } from '../../payments/index.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { cancelIntent } from './cancel-intent.ts';
import { objectIntent, withdrawObjectionIntent } from './objection-intents.ts';
import { offerIntent, takeBackIntent } from './pool-intents.ts';
import { returnIntent } from './return-intent.ts';
import { submitCancellation } from './submit-cancellation.server.ts';
import { submitConfirmation } from './submit-confirmation.server.ts';
import { submitObjection, submitObjectionWithdrawal } from './submit-objection.server.ts';
import { submitOffer, submitTakeBack } from './submit-pool.server.ts';
import { submitReturn } from './submit-return.server.ts';
import { submitTransfer, submitWithdrawal } from './submit-transfer.server.ts';
import { sendIntent, withdrawIntent } from './transfer-intents.ts';

/** What the forms on the page of an order do. */
export const orderHandlers = (orderId: string) => ({
  [confirmPaymentIntent]: (request: FormRequest) => submitConfirmation(request, orderId),
  [sendIntent]: (request: FormRequest) => submitTransfer(request, orderId),
  [withdrawIntent]: (request: FormRequest) => submitWithdrawal(request, orderId),
  [cancelIntent]: (request: FormRequest) => submitCancellation(request, orderId),
  [offerIntent]: (request: FormRequest) => submitOffer(request, orderId),
  [takeBackIntent]: (request: FormRequest) => submitTakeBack(request, orderId),
  [returnIntent]: (request: FormRequest) => submitReturn(request, orderId),
  [objectIntent]: (request: FormRequest) => submitObjection(request, orderId),
  [withdrawObjectionIntent]: (request: FormRequest) => submitObjectionWithdrawal(request, orderId),
});
