import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../../testing/sample-ticket-event.ts';
import { readDraft } from './draft.ts';
import { chosenSeats, rowsOf, seatOptions, settleDraft } from './seat-choice.ts';

const { sections } = sampleEvent.seatMap;
const draft = (query: string) => readDraft(new URLSearchParams(query));
const chosen = (query: string) => chosenSeats(sections, draft(query));
const odd = sections.map((section) => ({
  ...section,
  rows: section.rows && { ...section.rows, numbering: 'odd' as const },
}));

describe('the seats of a listing', () => {
  it('are those between the first and the last, by the numbering of the row', () => {
    expect(chosen('section=101&row=2&from=3&to=6')).toMatchObject({
      seats: ['3', '4', '5', '6'],
      quantity: 4,
    });
    expect(chosenSeats(odd, draft('section=101&row=2&from=3&to=7')).seats).toEqual(['3', '5', '7']);
  });

  it('are none while a part is missing, does not exist or comes in the wrong order', () => {
    for (const query of [
      '',
      'section=101',
      'section=101&row=99&from=1&to=2',
      'section=101&row=2&from=4&to=3',
    ])
      expect(chosen(query).quantity).toBe(0);
  });

  it('say which of them are at an end of the row', () => {
    expect(chosen('section=101&row=2&from=7&to=8').ends).toEqual(['8']);
    expect(chosen('section=101&row=2&from=3&to=4').ends).toEqual([]);
  });

  it('of an accessible bay begin with a wheelchair space', () => {
    const [section] = sections as [(typeof sections)[number]];
    expect(rowsOf(section).at(-1)).toEqual({ label: 'Bay 101A', seats: 8, companions: 1 });
    const { first, last } = seatOptions(section, { row: 'Bay 101A', from: '3' });
    expect(first).toEqual(['1', '3', '5', '7']);
    expect(last).toEqual(['3', '4', '5', '6', '7', '8']);
  });

  it('of a standing area are a number of places', () => {
    expect(chosen('section=pit&quantity=3')).toMatchObject({ isStanding: true, quantity: 3, seats: [] });
  });

  it('do not outlive the section or the row that they were chosen in', () => {
    const settled = settleDraft(sections, draft('section=107&row=Bay 101A&from=3&to=4'));
    expect(settled).toMatchObject({ section: '107', row: '', from: '', to: '' });
  });
});
