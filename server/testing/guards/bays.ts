import type { Guard } from './guard.ts';

const tickets = 'server/src/tickets';
const bayTests = ['tickets/companion-seats', 'tickets/companion-seats.race'];

export const bayGuards: readonly Guard[] = [
  {
    name: 'companion seats held with their space until the release',
    guarantee:
      'Whatever the code does, no companion seat is sold without its wheelchair space before its release.',
    break: { sql: 'DROP TRIGGER ticket_holds_companions ON ticket_holds' },
    tests: bayTests,
  },
  {
    name: 'companion seats chosen once they are released',
    guarantee:
      'A buyer gets companion seats without a space from the release on, and not a millisecond before.',
    break: {
      file: `${tickets}/rules/allocate-seats.ts`,
      from: 'if (companionsOnly && !listing.isReleased) return null;',
      to: '',
    },
    tests: bayTests,
  },
  {
    name: 'a companion seat stays next to each space that is not sold',
    guarantee: 'Who needs a wheelchair space finds one with a companion seat, also after the release.',
    break: { file: 'contract/tickets/rules.ts', from: 'space + (isUnsold(space) ? 2 : 1)', to: 'space + 1' },
    tests: bayTests,
  },
  {
    name: 'seats of a bay taken from a space on',
    guarantee: 'A party never gets companion seats of a space that somebody else can still buy.',
    break: {
      file: 'contract/tickets/rules.ts',
      from: 'isSpace(position, companions) && position + quantity',
      to: 'position + quantity',
    },
    tests: bayTests,
  },
  {
    name: 'a space given back with its companion seats',
    guarantee: 'Nobody keeps companion seats of a wheelchair space that was canceled or offered again.',
    break: {
      file: `${tickets}/rules/bay-tickets.ts`,
      from: 'seat < space || seat > space + companions',
      to: 'seat >= 0',
    },
    tests: [...bayTests, 'tickets/pool/pool'],
  },
];
