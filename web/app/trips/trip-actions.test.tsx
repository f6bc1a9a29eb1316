import type { Booking } from '@golark/contract/booking/schemas';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { canceledTrip, sampleTrip } from '../../testing/sample-trip.ts';
import { TripActions } from './trip-actions.tsx';

const trip = (status: Booking['status'], charge: string, refund: number | null = null) =>
  ({
    ...sampleTrip,
    status,
    id: 'b1',
    confirmationCode: 'GKAB23CD45',
    total: { amount: 30_000, currency: 'USD' },
    price: { lines: [], total: { amount: 30_000, currency: 'USD' } },
    charges: [{ status: charge }],
    refundIfCanceledNow: refund === null ? null : { amount: refund, currency: 'USD' },
  }) as unknown as Booking;

const actions = (booking: Booking, locale: 'en' | 'es' = 'en'): string =>
  renderInApp(<TripActions booking={booking} insurance={null} />, { locale }).container.textContent ?? '';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

describe('what can be done with a trip', () => {
  it('offers the receipt and the refund of a paid trip', () => {
    const text = actions(trip('CONFIRMED', 'PAID', 30_000));
    expect(text).toContain('Print or save the receipt');
    expect(text).toContain('$300.00 refund');
  });

  it.each([
    { locale: 'en', status: 'AWAITING_HOST', charge: 'AUTHORIZED', label: 'Withdraw this request' },
    { locale: 'es', status: 'AWAITING_HOST', charge: 'AUTHORIZED', label: 'Retirar esta solicitud' },
    { locale: 'en', status: 'PAYMENT_FAILED', charge: 'FAILED', label: 'Cancel this booking' },
    { locale: 'es', status: 'PAYMENT_FAILED', charge: 'FAILED', label: 'Cancelar esta reserva' },
  ] as const)('ends a trip that nothing was charged for, without a receipt ($locale, $status)', (unpaid) => {
    const text = actions(trip(unpaid.status, unpaid.charge), unpaid.locale);
    expect(text).toContain(unpaid.label);
    expect(text).not.toContain('GKAB23CD45');
  });

  it('offers nothing for a trip whose payment is being made', () => {
    actions(trip('PENDING_PAYMENT', 'PENDING'));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shares the stay and its dates, not the page of the trip', async () => {
    const share = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = renderInApp(<TripActions booking={sampleTrip} insurance={null} />);
    await user.click(screen.getByRole('button', { name: /Share this trip/ }));
    expect(share).toHaveBeenCalledWith({
      title: 'Olive Street cabin',
      text: 'Olive Street cabin in Healy, Alaska, Jan 10 – 13, 2027',
      url: new URL('/property/stay1/', window.location.href).href,
    });
  });

  it.each([
    ['en', /^Book again/],
    ['es', /^Reservar de nuevo/],
  ] as const)('offers in %s to book the same place again once a trip is over', (locale, name) => {
    renderInApp(<TripActions booking={canceledTrip} insurance={null} />, { locale });
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/property/stay1/');
  });

  it('does not offer to book again what is ahead', () => {
    renderInApp(<TripActions booking={sampleTrip} insurance={null} />);
    expect(screen.queryByRole('link', { name: /Book again/ })).toBeNull();
  });
});
