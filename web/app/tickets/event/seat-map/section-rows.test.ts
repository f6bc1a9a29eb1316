import { expect, test } from 'vitest';
import { sampleEvent, sampleListing } from '../../../../testing/sample-ticket-event.ts';
import { boxOf } from './section-box.ts';
import { drawSection, listingBeside } from './section-rows.ts';

const section = sampleEvent.seatMap.sections.find(({ id }) => id === '101');
if (!section) throw new Error('no section');

test('a section is drawn with every seat, and those for sale name their listing', () => {
  const drawn = drawSection(section, [sampleListing('101', 8600)]);
  expect(drawn?.rows.map(({ label, seats }) => [label, seats.length])).toEqual([
    ['1', 8],
    ['2', 8],
    ['3', 8],
    ['Bay 101A', 8],
  ]);
  // each space is followed by its companion seat
  const bay = drawn?.rows.find(({ isBay }) => isBay)?.seats.map(({ isSpace }) => isSpace);
  expect(bay).toEqual([true, false, true, false, true, false, true, false]);
  expect(drawn?.rows[1]?.seats.map(({ listing }) => listing?.id ?? '')).toEqual([
    '',
    '',
    'listing-101',
    'listing-101',
    '',
    '',
    '',
    '',
  ]);
});

test('a standing area has no rows to draw', () => {
  expect(drawSection({ ...section, rows: null, places: 200 }, [])).toBeNull();
});

test('arrow keys go from one listing to the next in its row, and to the nearest one in another row', () => {
  const at = (id: string, row: string, seats: string[]) => {
    const listing = sampleListing('101', 8600);
    return { ...listing, id, place: { ...listing.place, row, seats } };
  };
  const drawn = drawSection(section, [
    at('left', '1', ['1']),
    at('right', '1', ['8']),
    at('behind', '3', ['7', '8']),
  ]);
  if (!drawn) throw new Error('nothing drawn');
  expect(listingBeside(drawn, 'left', { along: 1 })).toBe('right');
  expect(listingBeside(drawn, 'right', { along: 1 })).toBe('right');
  expect(listingBeside(drawn, 'right', { rows: 1 })).toBe('behind');
  expect(listingBeside(drawn, 'behind', { rows: -1 })).toBe('right');
});

test('the size of an outline is that of the points at which its commands end', () => {
  expect(boxOf({ outline: 'M10 20L70 20A362 362 0 0 1 40 138.5Z' })).toEqual({
    ...{ x: 10, y: 20, width: 60, height: 118.5 },
  });
});
