import type { BookingInConversation, Conversation } from '@golark/contract/conversations/schemas';
import { replySpeedOf } from '@golark/contract/hosts/rules';
import { stayPath, tripPath } from '@golark/contract/paths';
import type { PropertyImage } from '@golark/contract/search/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Badge } from '../ui/badge.tsx';
import { useFormatRange } from '../ui/format-range.ts';
import { PageLink, TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';

type HeadProps = {
  conversation: Conversation;
  booking: BookingInConversation | null;
  stay: { image: PropertyImage | null; place: string } | null;
  replyMinutes: number | null;
};

/** Which stay it is about: its picture, the dates and the price of a booking, and how fast its host answers. */
export const ConversationHead = ({ conversation, booking, stay, replyMinutes }: HeadProps) => {
  const t = useTranslations('conversations');
  const { hostName, propertyId, propertyTitle } = conversation;
  return (
    <header className="conversation-head">
      {stay?.image && (
        <span className="photo">
          <Picture image={{ ...stay.image, alt: '' }} sizes="96px" width={96} height={77} />
        </span>
      )}
      <div className="min-w-0">
        <h1>{t('with', { host: hostName })}</h1>
        <p className="small">
          <PageLink className="link" to={stayPath(propertyId)}>
            {propertyTitle}
          </PageLink>{' '}
          {stay && <span className="text-muted">{stay.place}</span>}
        </p>
        {booking && <BookingLine booking={booking} />}
        {replyMinutes !== null && (
          <p className="small text-muted">{t(`replies.${replySpeedOf(replyMinutes)}`)}</p>
        )}
      </div>
    </header>
  );
};

const BookingLine = ({ booking }: { booking: BookingInConversation }) => {
  const states = useTranslations('trips.states');
  const formatRange = useFormatRange();
  const money = useMoney();
  const { id, arriveDay, departDay, total, status } = booking;
  return (
    <p className="small conversation-facts">
      <TextLink to={tripPath(id)}>{formatRange({ start: arriveDay, end: departDay })}</TextLink>
      <span className="figures">{money(total.amount, 'cents')}</span>
      <Badge tone={status === 'CONFIRMED' ? 'success' : 'neutral'}>{states(status)}</Badge>
    </p>
  );
};
