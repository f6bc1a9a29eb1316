import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import type { EmailContent } from '#platform/email/render-email';
import { publicUrlOf } from '#platform/public-url';
import type { SoldPlaceRow } from '../store/sold-places.ts';

const pictureWidth = 960;

/** The picture of the event, as large as emails show it. */
export const eventPictureOf = (
  ctx: Context,
  { event_id, picture_alt }: Pick<SoldPlaceRow, 'event_id' | 'picture_alt'>,
  locale: Locale,
): NonNullable<EmailContent['picture']> => ({
  url: publicUrlOf(ctx, `/pictures/event.${event_id}/${pictureWidth}.jpg`),
  alt: picture_alt[locale],
});
