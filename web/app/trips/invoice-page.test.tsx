import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { maya, openPage } from '../../testing/open-page.tsx';
import { apiOf, sampleTrip } from '../../testing/sample-trip.ts';
import * as invoicePage from './invoice-page.tsx';

const details = { companyName: 'Oak & Co', address: '1 Main Street\nBend, OR', taxNumber: null };
const usd = (amount: number) => ({ amount, currency: 'USD' });
const issued = { number: 'INV-000007', kind: 'INVOICE', issuedOn: '2026-11-20', amount: usd(68_200) };
const credited = { number: 'CN-000002', kind: 'CREDIT_NOTE', issuedOn: '2026-11-21', amount: usd(57_200) };

const call = 'POST /v1/orders/order1/invoices';

type Api = Parameters<typeof openPage>[1]['api'];

const open = (documents: object, { locale = 'en', api = {} }: { locale?: 'en' | 'es'; api?: Api } = {}) =>
  openPage(invoicePage, {
    path: '/account/trips/:bookingId/invoice/',
    address: '/account/trips/trip1/invoice/',
    locale,
    account: maya,
    api: {
      ...apiOf(sampleTrip),
      'GET /v1/orders/order1/invoices': () => Response.json(documents),
      ...api,
    },
  });

describe('the business invoice of a trip', () => {
  it('is asked for with the details of the last one', async () => {
    const sent: unknown[] = [];
    const { user } = await open(
      { details, invoices: [] },
      {
        api: {
          [call]: ({ body }) => {
            sent.push(body);
            return Response.json({ details, invoices: [issued] });
          },
        },
      },
    );
    const company = screen.getByLabelText<HTMLInputElement>('Company');
    expect(company.value).toBe('Oak & Co');
    await user.clear(company);
    await user.type(company, 'Elm Inc');
    await user.type(screen.getByLabelText(/Tax number/), 'US-77');
    await user.click(screen.getByRole('button', { name: 'Issue the invoice' }));
    expect(sent).toEqual([{ ...details, companyName: 'Elm Inc', taxNumber: 'US-77' }]);
  });

  it('needs a company and its address', async () => {
    const { user } = await open({ details: null, invoices: [] }, { locale: 'es' });
    await user.click(screen.getByRole('button', { name: 'Emitir la factura' }));
    await waitFor(() => expect(screen.getByLabelText('Empresa').getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByLabelText('Dirección de la empresa').getAttribute('aria-invalid')).toBe('true');
  });

  it('is downloaded with the credit notes of its refunds', async () => {
    await open({ details, invoices: [issued, credited] });
    const links = screen.getAllByRole('link', { name: /^Download/ });
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Download Invoice INV-000007 as PDF', '/v1/invoices/INV-000007'],
      ['Download Credit note CN-000002 as PDF', '/v1/invoices/CN-000002'],
    ]);
    expect(screen.getByText(/\$572\.00 refunded/)).toBeTruthy();
    expect(screen.queryByLabelText('Company')).toBeNull();
  });
});
