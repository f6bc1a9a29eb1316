import { bookingPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Price } from '../ui/price.tsx';
import { nightsOfSearch, type Priced } from './load-property.ts';
import { type StayChoice, writeStayChoice } from './stay-choice.ts';

/** Rules that other guests would meet, on any dates. */
const guestRules = ['max_guests', 'no_pets', 'rooms_party'];

/** In narrow windows the total and the button stay at the bottom; without a price it links to what has to be changed. */
export const BuyBar = ({
  property,
  priced,
  search,
}: {
  property: Property;
  priced: Priced;
  search: StayChoice;
}) => {
  const t = useTranslations('stays.page');
  if (priced.kind !== 'rate') {
    const isGuests = priced.kind === 'refused' && guestRules.includes(priced.refusal.rule);
    const [to, words] = isGuests ? ['#guests', t('changeGuests')] : ['#dates', t('chooseDates')];
    return (
      <div className="bottom-bar">
        <a href={to} className="button" data-variant="primary" data-size="large" data-full="">
          {words}
        </a>
      </div>
    );
  }
  const { rate } = priced;
  return (
    <div className="bottom-bar">
      <Price total={rate[rate.applies].total.amount} nights={nightsOfSearch(search)} />
      <ButtonLink to={bookingPath(property.id, writeStayChoice(search))} variant="primary" size="large">
        {t('reserve')}
      </ButtonLink>
    </div>
  );
};
