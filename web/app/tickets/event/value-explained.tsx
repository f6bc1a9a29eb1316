import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { ChevronDownIcon, Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';

type ValueExplainedProps = { listing: TicketListing | undefined; quantity: number };

/** What the score looks at, with its inputs for the selected listing. */
export const ValueExplained = ({ listing, quantity }: ValueExplainedProps) => {
  const t = useTranslations('event.value');
  const money = useMoney();
  const placeLine = usePlaceLine();
  return (
    <details className="value-explained">
      <summary>
        <b>{t('explain')}</b>
        <Icon of={ChevronDownIcon} size={18} />
      </summary>
      <p className="small text-muted">{t('explainText')}</p>
      {listing && (
        <dl className="amount-lines small">
          <div>
            <dt>{placeLine(listing.place, quantity)}</dt>
            <dd>{money(listing.price.amount, 'cents')}</dd>
          </div>
          {listing.value.difference.amount > 0 && (
            <div>
              <dt>{t('middle')}</dt>
              <dd>{money(middleOf(listing), 'cents')}</dd>
            </div>
          )}
          <div>
            <dt>{t('compared')}</dt>
            <dd>{t('comparedWith', { count: listing.value.comparedCount })}</dd>
          </div>
        </dl>
      )}
    </details>
  );
};

/** The middle price of similar seats: the score contains only its distance, above 65 for a cheaper ticket. */
const middleOf = ({ price, value }: TicketListing): number =>
  value.value >= 65 ? price.amount + value.difference.amount : price.amount - value.difference.amount;
