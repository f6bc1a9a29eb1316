import type { Booking } from '@golark/contract/booking/schemas';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { TripActions } from './trip-actions.tsx';

const trip = (status: Booking['status'], charge: string, refund: number | null = null) =>
  ({
    status,
    id: 'b1',
    confirmationCode: 'GKAB23CD45',
    total: { amount: 30_000, currency: 'USD' },
    price: { lines: [], total: { amount: 30_000, currency: 'USD' } },
    charges: [{ status: charge }],
    refundIfCanceledNow: refund === null ? null : { amount: refund, currency: 'USD' },
  }) as unknown as Booking;

const actions = (booking: Booking, locale: 'en' | 'es' = 'en'): string =>
  renderInApp(<TripActions booking={booking} />, { locale }).container.textContent ?? '';

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
});
