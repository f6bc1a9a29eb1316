import { bookingPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { type SearchQuery, writeStayQuery } from '../search/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Price } from '../ui/price.tsx';
import { nightsOfSearch, type Priced } from './load-property.ts';

/** In narrow windows the total and the button stay at the bottom; without dates it links to the calendar. */
export const BuyBar = ({
  property,
  priced,
  search,
}: {
  property: Property;
  priced: Priced;
  search: SearchQuery;
}) => {
  const t = useTranslations('stays.page');
  if (priced.kind !== 'rate') {
    return (
      <div className="bottom-bar">
        <a href="#dates" className="button" data-variant="primary" data-size="large" data-full="">
          {t('chooseDates')}
        </a>
      </div>
    );
  }
  const { rate } = priced;
  return (
    <div className="bottom-bar">
      <Price total={rate[rate.applies].total.amount} nights={nightsOfSearch(search)} />
      <ButtonLink to={bookingPath(property.id, writeStayQuery(search))} variant="primary" size="large">
        {t('reserve')}
      </ButtonLink>
    </div>
  );
};
