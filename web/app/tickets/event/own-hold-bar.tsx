import { ticketCheckoutPath } from '@golark/contract/event-paths';
import { findOwnHold } from '@golark/contract/tickets/calls';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../../platform/api-client.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { ClockIcon, Icon } from '../../ui/icon.tsx';

/**
 * The hold of this browser, made here or in another tab. The page itself is the same for everybody, so the browser asks for
 * it; a bar over the page's end moves nothing.
 */
export const OwnHoldBar = ({ eventId }: { eventId: string }) => {
  const t = useTranslations('event.ownHold');
  const formatZonedTime = useFormatZonedTime();
  const hold = useOwnHold(eventId);
  if (!hold) return null;
  const at = formatZonedTime(hold.expiresAt, hold.event.venue.timeZone);
  return (
    <div className="own-hold" role="status">
      <Icon of={ClockIcon} size={20} />
      <p>
        <b>{t('title', { count: hold.quantity, at })}</b>
      </p>
      <ButtonLink to={ticketCheckoutPath(eventId, hold.id)} variant="primary" size="small" prefetch="none">
        {t('checkout')}
      </ButtonLink>
    </div>
  );
};

const useOwnHold = (eventId: string): Hold | null => {
  const [hold, setHold] = useState<Hold | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const find = async () => {
      const { signal } = controller;
      const found = await callApi(browserApi, findOwnHold, { params: { eventId }, signal });
      if (!signal.aborted) setHold(found.ok ? found.data.hold : null);
    };
    const findAgain = () => document.visibilityState === 'visible' && void find();
    void find();
    document.addEventListener('visibilitychange', findAgain);
    return () => {
      controller.abort();
      document.removeEventListener('visibilitychange', findAgain);
    };
  }, [eventId]);
  return hold;
};
