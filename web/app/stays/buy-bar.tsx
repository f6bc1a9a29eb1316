import { bookingPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Price } from '../ui/price.tsx';
import { nightsOfSearch } from './load-property.ts';
import type { Priced } from './priced.ts';
import { roomRules } from './rooms/room-choice.ts';
import { type StayChoice, writeStayChoice } from './stay-choice.ts';
import { useWantedStay } from './use-change-stay.ts';

/** Rules that other guests would meet, on any dates. */
const guestRules = ['max_guests', 'no_pets'];

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
  const rooms = useTranslations('rooms');
  const wanted = useWantedStay(property, search);
  if (priced.kind !== 'rate') {
    const rule = priced.kind === 'refused' ? priced.refusal.rule : '';
    const ofGuests = guestRules.includes(rule) ? ['#guests', t('changeGuests')] : null;
    const ofRooms = roomRules.has(rule) ? ['#rooms', rooms('choose')] : null;
    const [to, words] = ofRooms ?? ofGuests ?? ['#dates', t('chooseDates')];
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
      <ButtonLink to={bookingPath(property.id, writeStayChoice(wanted))} variant="primary" size="large">
        {t('reserve')}
      </ButtonLink>
    </div>
  );
};
