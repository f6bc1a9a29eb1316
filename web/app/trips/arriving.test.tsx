import type { Arrival, Booking } from '@golark/contract/booking/schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { maya, openPage, problem } from '../../testing/open-page.tsx';
import { apiOf, canceledTrip, openArrival, sampleArrival, sampleTrip } from '../../testing/sample-trip.ts';
import * as tripPage from './trip-page.tsx';

type Opened = { trip?: Booking; arrival?: Arrival; locale?: 'en' | 'es'; api?: ReturnType<typeof apiOf> };

const open = ({ trip = sampleTrip, arrival = sampleArrival, locale = 'en', api = {} }: Opened = {}) =>
  openPage(tripPage, {
    path: '/account/trips/:bookingId/',
    address: '/account/trips/trip1/',
    locale,
    account: maya,
    api: { ...apiOf(trip, arrival), ...api },
  });

const section = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);

describe('getting there', () => {
  it('copies the address and leads to the exact place', async () => {
    const { user } = await open();
    const there = section('Getting there');
    expect(there.getByText('240 Olive Street')).toBeTruthy();
    expect(there.getByText('Healy, AK 99743')).toBeTruthy();
    await user.click(there.getByRole('button', { name: 'Copy the address' }));
    expect(await navigator.clipboard.readText()).toBe('240 Olive Street, Healy, AK 99743');
    expect(there.getByRole('link', { name: /Directions/ }).getAttribute('href')).toContain('63.85%2C-148.96');
  });

  it('says in both languages that the host sends an address that is not stored', async () => {
    const arrival = { ...sampleArrival, address: null };
    const english = await open({ arrival });
    expect(section('Getting there').getByText(/^Your host will send you the street address/)).toBeTruthy();
    english.unmount();
    await open({ arrival, locale: 'es' });
    expect(section('Cómo llegar').getByText(/^Tu anfitrión te enviará la dirección/)).toBeTruthy();
  });

  it('keeps the address of a stay that is over, and nothing else', async () => {
    const arrival = { ...sampleArrival, stage: 'OVER', hostPhone: null, parking: null } as const;
    await open({ trip: { ...sampleTrip, status: 'COMPLETED' }, arrival });
    expect(section('Getting there').getByText('240 Olive Street')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Arriving' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /Arrival time/ })).toBeNull();
  });

  it('is left out of a canceled trip, which asks for none of it', async () => {
    const { sent } = await open({ trip: canceledTrip });
    expect(screen.queryByRole('heading', { name: 'Getting there' })).toBeNull();
    expect(sent.map(({ path }) => path)).not.toContain('/v1/booking/trip1/arrival');
  });
});

describe('arriving', () => {
  it.each([
    {
      locale: 'en',
      title: 'Arriving',
      call: 'Call House of Harlan, (907) 555-0163',
      from: 'You’ll find this here from Fri, Jan 8, 5 PM AKST.',
    },
    {
      locale: 'es',
      title: 'Tu llegada',
      call: 'Llamar a House of Harlan, (907) 555-0163',
      from: /^Lo verás aquí a partir del vie, 8 de ene/,
    },
  ] as const)('has the phone of the host, and says from when it has more ($locale)', async (shown) => {
    await open({ locale: shown.locale });
    const arriving = section(shown.title);
    expect(arriving.getByRole('link', { name: shown.call }).getAttribute('href')).toBe('tel:+19075550163');
    expect(arriving.getByText(shown.from)).toBeTruthy();
    expect(arriving.getByText('Park in the driveway.')).toBeTruthy();
  });

  it.each(['en', 'es'] as const)('dials the extension of the host (%s)', async (locale) => {
    await open({ locale, arrival: { ...sampleArrival, hostPhone: '+19075550163;ext=12' } });
    const link = screen.getByRole('link', { name: /House of Harlan, \(907\) 555-0163 ext\. 12/ });
    expect(link.getAttribute('href')).toBe('tel:+19075550163;ext=12');
  });

  it('shows how to get in, and copies the Wi-Fi password', async () => {
    const { user } = await open({ arrival: openArrival });
    const arriving = section('Arriving');
    expect(arriving.getByText('The door code is 4821.')).toBeTruthy();
    expect(arriving.getByText('Network: Olive-Guest')).toBeTruthy();
    await user.click(arriving.getByRole('button', { name: 'Copy the Wi-Fi password' }));
    expect(await navigator.clipboard.readText()).toBe('maple-otter-42');
  });

  it('says that the host explains what is not stored', async () => {
    const arrival = { ...sampleArrival, hasAccess: false, hostPhone: null, parking: null };
    await open({ arrival });
    expect(section('Arriving').getByText('Your host will tell you.')).toBeTruthy();
    expect(section('Arriving').queryByRole('link')).toBeNull();
  });

  it('puts nothing of it into what is shared', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = await open({ arrival: openArrival });
    await user.click(screen.getByRole('button', { name: /Share this trip/ }));
    Reflect.deleteProperty(navigator, 'share');
    expect(JSON.stringify(share.mock.calls)).not.toMatch(/240 Olive|99743|4821|otter|63\.85|trips/);
  });
});

describe('the arrival time', () => {
  const path = 'POST /v1/booking/trip1/arrival-time';

  it('is chosen from the half hours of check-in and stored', async () => {
    const { user, sent } = await open({ api: { [path]: () => Response.json({ booking: sampleTrip }) } });
    const select = screen.getByRole('combobox', { name: /Arrival time/ });
    const options = within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options.slice(0, 3)).toEqual(['I don’t know yet', '5\u00a0PM', '5:30\u00a0PM']);
    expect(options.at(-1)).toBe('11:30\u00a0PM');
    await user.selectOptions(select, '18:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Arrival time saved')).toBeTruthy());
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ arrivalTime: '18:30' });
  });

  it('can be taken back, and starts with what was said', async () => {
    const trip = { ...sampleTrip, arrivalTime: '19:00' };
    const { user, sent } = await open({ trip, api: { [path]: () => Response.json({ booking: trip }) } });
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: /Arrival time/ });
    expect(select.value).toBe('19:00');
    await user.selectOptions(select, '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ arrivalTime: null }),
    );
  });

  it('names the field that the server rejects', async () => {
    const errors = [{ path: 'arrivalTime', code: 'arrival_time', params: {}, message: '' }];
    const reject = () => problem(422, 'VALIDATION_ERROR', { errors });
    const { user } = await open({ api: { [path]: reject } });
    await user.selectOptions(screen.getByRole('combobox', { name: /Arrival time/ }), '17:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Arrival time is not valid')).toBeTruthy();
    expect(screen.queryByText(/couldn’t be canceled|couldn’t be checked/)).toBeNull();
  });
});
