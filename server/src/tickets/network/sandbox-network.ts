import type { Clock } from '#platform/clock';
import type { TicketNetwork } from '#platform/ticket-network';

const answerMilliseconds = 5000;
/** A buyer with this last name is rejected, so that a demo can show it. */
const rejectedName = 'rejected';

/** Confirms every order a few seconds after it was asked, without a network: the reference says when and how it is answered. */
export const sandboxTicketNetwork = (clock: Clock): TicketNetwork => ({
  request: async ({ id, buyer }) => {
    const isRejected = buyer.lastName.toLowerCase() === rejectedName;
    return `sandbox-${isRejected ? 'no' : 'yes'}-${clock.now().getTime()}-${id}`;
  },
  find: async (reference) => {
    const [, answer, askedAt] = reference.split('-');
    if (clock.now().getTime() - Number(askedAt) < answerMilliseconds) return 'PENDING';
    return answer === 'yes' ? 'CONFIRMED' : 'REJECTED';
  },
  withdraw: async () => undefined,
});
