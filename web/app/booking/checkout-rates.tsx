import { bookingPath } from '@golark/contract/paths';
import type { Quote } from '@golark/contract/pricing/schemas';
import { useLocation } from 'react-router';
import { RateChoice } from '../stays/index.ts';

/** The rate plans of a quote; choosing another asks for a new one, with the same coupon. */
export const CheckoutRates = ({ quote, timeZone }: { quote: Quote; timeZone: string }) => {
  const { search } = useLocation();
  return (
    <RateChoice
      rate={quote}
      timeZone={timeZone}
      pathOf={(ratePlan) => {
        const query = new URLSearchParams(search);
        query.delete('quote');
        if (ratePlan === 'standard') query.delete('ratePlan');
        else query.set('ratePlan', ratePlan);
        return bookingPath(quote.propertyId, `?${query}`);
      }}
    />
  );
};
