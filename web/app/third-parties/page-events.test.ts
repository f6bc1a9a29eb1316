import { expect, it } from 'vitest';
import { eventsOfPage } from './page-events.ts';

const namesOf = (path: string) => eventsOfPage(path).map(({ name }) => name);

it.each([
  ['/', ['Visit Home Page']],
  ['/login/', ['Visit Login Page']],
  ['/s/oregon/bend/', ['Visit Search Page']],
  ['/property/abc/', ['Visit Property Page', 'Viewed Product']],
  ['/property/abc', ['Visit Property Page', 'Viewed Product']],
  ['/property/abc/booking/', ['Visit Booking Page', 'Started Checkout']],
  ['/membership/GO2025/', ['Visit Membership Page']],
  ['/account/settings/', ['Visit Account Page']],
  ['/no/such/page/', ['Visit Other Page']],
])('%s is told as %j', (path, names) => {
  expect(namesOf(path)).toEqual(names);
});

it('names the stay, and nothing of the visitor', () => {
  expect(eventsOfPage('/property/abc/').at(-1)?.properties).toEqual({ productId: 'abc' });
});

it.each(['/set-password/', '/set-password', '/confirm-email/', '/undo-email/', '/forgot-password/'])(
  'says nothing of %s',
  (path) => {
    expect(eventsOfPage(path)).toEqual([]);
  },
);
