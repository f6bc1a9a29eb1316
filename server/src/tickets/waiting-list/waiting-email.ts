import { waitingPlacePath } from '@golark/contract/event-paths';
import { contactPath } from '@golark/contract/paths';
import { offerMinutes } from '@golark/contract/waiting-list/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatInstant, formatUsd } from '#platform/format';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { waitingKeyOf } from '../order-key.ts';
import { presentPlace } from '../present-place.ts';
import { parseRanges } from '../rules/seat-ranges.ts';
import { findHoldById } from '../store/holds.ts';
import { wordsOfPlace } from '../ticket-words.ts';
import { findWaitedEvent } from './waited-event.ts';
import { findPlace } from './waiting-store.ts';

type WaitingEmailKind = 'joined' | 'offered';

/** An offer ends within minutes; who joins can type any address. */
const lanes = { joined: 'messages', offered: 'urgent' } as const;

/** Writes one email to somebody who waits. Its link opens their place without an account. */
export const writeWaitingEmail = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, placeId }: { kind: WaitingEmailKind; placeId: string },
): Promise<void> => {
  const row = await findPlace(trx, placeId);
  const event = row && (await findWaitedEvent(trx, row.event_id));
  if (!row || !event) return;
  const { locale } = row;
  const t = translatorOf(locale, 'waitingList');
  const rows = translatorOf(locale, 'tickets');
  const hold = row.hold_id === null ? undefined : await findHoldById(trx, row.hold_id);
  const at = (instant: Date): string => formatInstant(instant, { timeZone: event.time_zone, locale });
  const params = {
    ...{ title: event.title, count: row.quantity, minutes: offerMinutes },
    until: hold ? at(hold.expires_at) : '',
    price: hold ? formatUsd(hold.price_amount, locale) : '',
  };
  const content = {
    locale,
    title: t(`${kind}.title`, params),
    paragraphs: [t(`${kind}.lead`, params), t(`${kind}.note`, params)],
    rows: [
      { label: rows('rows.event'), value: event.title },
      { label: rows('rows.when'), value: at(event.starts_at) },
      {
        label: rows('rows.where'),
        value: `${event.venue_name}, ${event.city_name}, ${event.state_id.toUpperCase()}`,
      },
      ...(hold
        ? [
            {
              label: rows('rows.seats'),
              value: wordsOfPlace(presentPlace(hold, parseRanges(hold.seats)[0] ?? null), locale),
            },
          ]
        : []),
    ],
    action: {
      label: t(`${kind}.button`),
      url: publicUrlOf(ctx, waitingPlacePath(row.id, waitingKeyOf(ctx.secret, row.id))),
    },
    footer: rows('footer'),
    helpUrl: publicUrlOf(ctx, contactPath()),
  };
  await ctx.emails.write(trx, {
    cause: `waiting-${kind}:${row.id}`,
    recipient: row.email,
    accountId: row.account_id,
    kind: null,
    locale,
    lane: lanes[kind],
    subject: t(`${kind}.subject`, params),
    content,
    hasSecret: true,
  });
};
