import { deliveryHoursBefore } from '@golark/contract/selling/rules';

/** By when the tickets of a sale have to be delivered. */
export const deliveryDeadline = ({ startsAt }: { startsAt: string }): string =>
  new Date(new Date(startsAt).getTime() - deliveryHoursBefore * 3_600_000).toISOString();
