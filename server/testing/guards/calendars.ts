import type { Guard } from './guard.ts';

const store = 'server/src/calendars/store.ts';
const tests = [
  'calendars/store',
  'booking/book-stay.race',
  'booking/book-stay.test',
  'host-calendars/edit-calendar',
];

const linked = ['calendars/link-listings', 'partners/edit-parts', 'booking/book-stay.race'];

export const calendarGuards: readonly Guard[] = [
  {
    name: 'nights kept closed in the database',
    guarantee: 'Nights of a stay that its host canceled stay closed, whatever would open them.',
    break: { sql: 'DROP TRIGGER keep_nights_closed ON nights' },
    tests: ['partners/cancel-reservation'],
  },
  {
    name: 'nights kept closed for their host',
    guarantee: 'A host who opens nights of a stay that was canceled learns that they stay closed.',
    break: {
      file: 'server/src/host-calendars/changes/change-calendar.ts',
      from: 'if (kept) throw',
      to: 'if (kept && nights.length === 0) throw',
    },
    tests: ['partners/cancel-reservation'],
  },
  {
    name: 'host cancels before check-in only',
    guarantee: 'A host cannot take back a stay that has begun.',
    break: {
      file: 'server/src/booking/cancel-by-host.ts',
      from: 'if (ctx.clock.now() >= instantInZone(',
      to: 'if (ctx.clock.now() < instantInZone(',
    },
    tests: ['partners/cancel-reservation'],
  },
  {
    name: 'night never oversold',
    guarantee: 'The database itself rejects a unit more than a night has.',
    break: { sql: 'ALTER TABLE nights DROP CONSTRAINT nights_not_oversold' },
    tests,
  },
  {
    name: 'oversold night is a conflict',
    guarantee: 'A night that is gone is reported as such and not as an error of the server.',
    break: {
      file: store,
      from: 'throw isSoldOut(error) ? datesUnavailable() : error;',
      to: 'throw error;',
    },
    tests,
  },
  {
    name: 'blocked night is not sold',
    guarantee: 'A night that the host blocked is not sold, even from an older quote.',
    break: {
      file: store,
      from: 'n.booked + excluded.booked WHERE NOT n.is_blocked',
      to: 'n.booked + excluded.booked',
    },
    tests: [...tests, 'booking/order-stays'],
  },
  {
    name: 'every night or none',
    guarantee: 'A stay takes all of its nights or none.',
    break: {
      file: store,
      from: 'if (taken.rows.length !== rooms.length * nightsBetween(arriveDay, departDay)) throw datesUnavailable();',
      to: '',
    },
    tests: [...tests, 'booking/order-stays'],
  },
  {
    name: 'preparation nights checked under the lock',
    guarantee:
      'Two guests who book at once never get stays with less time between them than the host keeps free.',
    break: {
      file: store,
      from: 'if (preparationNights > 0) await assertPreparation(trx, stay, preparationNights);',
      to: '',
    },
    tests,
  },
  {
    name: 'preparation nights before and after',
    guarantee: 'Nights are kept free before a booking as well as after it.',
    break: { file: store, from: 'AND (night < ${arriveDay}::date OR night', to: 'AND (night' },
    tests,
  },
  {
    name: 'room types locked in one order',
    guarantee: 'Stays of several room types never wait for each other in a circle.',
    break: { file: store, from: 'ORDER BY r.id FOR NO KEY UPDATE OF r`', to: '`' },
    tests,
    group: 'postgres',
  },
  {
    name: 'linked night not sold in the database',
    guarantee: 'The database itself rejects a night of a house that is booked in one of its apartments.',
    break: { sql: 'ALTER TABLE nights DROP CONSTRAINT nights_not_sold_in_parts' },
    tests: linked,
  },
  {
    name: 'circle of links refused in the database',
    guarantee: 'Three links at once do not make a listing a part of its own part.',
    break: { sql: 'DROP TRIGGER linked_listings_a_circle ON linked_listings' },
    tests: linked,
  },
  {
    name: 'linked nights counted when booked',
    guarantee: 'A booked night of a house is gone in its apartments, and the other way around.',
    break: {
      sql: 'DROP TRIGGER nights_linked_updated ON nights; DROP TRIGGER nights_linked_inserted ON nights',
    },
    tests: linked,
  },
  {
    name: 'linked room types locked',
    guarantee: 'Guests of a house and of its apartments never wait for each other in a circle.',
    break: {
      file: store,
      from: 'UNION ALL SELECT DISTINCT l.linked_id, NULL::integer FROM room',
      to: 'UNION ALL SELECT DISTINCT l.linked_id, NULL::integer FROM (SELECT * FROM room LIMIT 0) room',
    },
    tests: linked,
    group: 'postgres',
  },
  {
    name: 'only own listings linked',
    guarantee: 'Nobody closes the nights of another host by linking with its listings.',
    break: {
      file: 'server/src/partners/edit-parts.ts',
      from: "if (!own.has(id)) throw invalidField(`parts.${i}`, 'part_unknown');",
      to: '',
    },
    tests: linked,
  },
  {
    name: 'no link of nights sold twice',
    guarantee: 'Listings whose stays overlap already cannot be linked.',
    break: {
      file: 'server/src/partners/edit-parts.ts',
      from: 'if (sold)',
      to: 'if (sold && today > sold.night)',
    },
    tests: linked,
  },
  {
    name: 'room types locked by a host',
    guarantee: 'A host who edits a calendar and a guest who books never wait for each other in a circle.',
    break: {
      file: 'server/src/calendars/save-nights.ts',
      from: 'ORDER BY id FOR NO KEY UPDATE`',
      to: '`',
    },
    tests,
    group: 'postgres',
  },
];
