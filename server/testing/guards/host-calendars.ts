import type { Guard } from './guard.ts';

const folder = 'server/src/host-calendars';
const races = ['host-calendars/calendar.race'];

export const hostCalendarGuards: readonly Guard[] = [
  {
    name: 'sold night not blocked',
    guarantee: 'A host does not close a night in which a guest sleeps, and learns which one it is.',
    break: {
      file: `${folder}/changes/change-calendar.ts`,
      from: 'if (sold) throw',
      to: 'if (sold && false) throw',
    },
    tests: ['host-calendars/edit-calendar', ...races],
  },
  {
    name: 'sold night not repriced',
    guarantee: 'A change of rates leaves the nights as they are that guests have booked.',
    break: {
      file: `${folder}/changes/change-calendar.ts`,
      from: 'isSold(night) ? night :',
      to: 'isSold(night) && false ? night :',
    },
    tests: ['host-calendars/edit-calendar'],
  },
  {
    name: 'nights read under the lock',
    guarantee: 'A block decides about nights as they are once no booking can change them any more.',
    break: {
      file: 'server/src/calendars/room-nights.ts',
      from: 'const locked = await lockRoomTypes(trx, roomTypeIds);',
      to: 'const locked = (await sql<LockedRoomType>`SELECT id, units FROM room_types`.execute(trx)).rows;',
    },
    tests: races,
    group: 'postgres',
  },
  {
    name: 'change undone once',
    guarantee: 'Of many who undo a change, one does.',
    break: {
      file: `${folder}/changes/undo-change.ts`,
      from: "if (change.isUndone) throw notUndone('undone', null);",
      to: '',
    },
    tests: ['host-calendars/undo-calendar-change', ...races],
  },
  {
    name: 'night sold since not taken back',
    guarantee: 'An undo never closes or reprices a night that a guest has booked in the meantime.',
    break: {
      file: `${folder}/changes/undo-change.ts`,
      from: "throw notUndone('sold', night.night);",
      to: 'keys.sort();',
    },
    tests: ['host-calendars/undo-calendar-change'],
  },
];
