import { mostTickets } from '@golark/contract/tickets/rules';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';
import { storeDefaultQuantity } from './default-quantity.ts';
import { changed, type TicketsQuery } from './listings-query.ts';

const firstQuantities = [1, 2, 3, 4, 5];

type QuantityLinksProps = { path: string; asked: TicketsQuery; limit: number };

/** How many tickets: the first question, because prices and seats depend on it. Links, so that it works without scripts. */
export const QuantityLinks = ({ path, asked, limit }: QuantityLinksProps) => {
  const t = useTranslations('event.quantity');
  const most = Math.min(limit, mostTickets);
  const more = Array.from({ length: Math.max(0, most - 5) }, (_, index) => index + 6);
  const shown = [...firstQuantities.filter((quantity) => quantity <= most)];
  const isLarge = asked.quantity > 5;
  const quantities = isLarge ? [...shown, ...more] : [...shown, ...more.slice(0, 1)];
  return (
    <div className="quantity">
      <span id="quantity-label" className="small font-semibold">
        {t('label')}
      </span>
      <ul aria-labelledby="quantity-label">
        {quantities.map((quantity) => {
          const isMore = quantity === 6 && !isLarge && most > 6;
          return (
            <li key={quantity}>
              <PageLink
                to={`${path}${changed(asked, { quantity, section: undefined })}`}
                aria-current={quantity === asked.quantity || undefined}
                aria-label={t(isMore ? 'orMore' : 'tickets', { count: quantity })}
                prefetch="none"
                onClick={() => storeDefaultQuantity(quantity)}
                preventScrollReset
              >
                {isMore ? '6+' : quantity}
              </PageLink>
            </li>
          );
        })}
      </ul>
    </div>
  );
};
