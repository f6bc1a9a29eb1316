import type { Sale } from '@golark/contract/selling/schemas';
import { soldTicketsPath } from '@golark/contract/selling-paths';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatDeadline } from '../parts/format-deadline.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { saleAnchor } from './sale-anchor.ts';

/** A sale that waits for its tickets, or whose buyer reports a problem, with the way to it. */
export const DueSale = ({ sale }: { sale: Sale }) => {
  const t = useTranslations('seller.sold');
  const formatDeadline = useFormatDeadline();
  const placeLine = usePlaceLine();
  const { orderId, event, place, quantity, deliverBy, payoutState } = sale;
  const isObjected = payoutState === 'STOPPED';
  return (
    <div className="seller-due">
      <div className="grow min-w-0">
        <p className="font-semibold">{event.title}</p>
        <p className="small text-muted">{placeLine(place, quantity)}</p>
        {isObjected && (
          <p className="seller-badges">
            <Badge tone="danger">{t('objection.badge')}</Badge>
          </p>
        )}
        {deliverBy && !isObjected && (
          <p className="seller-badges">
            <Badge tone="warning">
              {t('state.DUE', { at: formatDeadline(deliverBy, event.venue.timeZone) })}
            </Badge>
          </p>
        )}
      </div>
      <ButtonLink to={soldTicketsPath(saleAnchor(orderId))} variant="primary">
        {t(isObjected ? 'objection.open' : 'deliver')}
      </ButtonLink>
    </div>
  );
};
