import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import * as helpPage from './help-page.tsx';
import * as termsPage from './terms-page.tsx';

const section = (id: string) => document.getElementById(id) as HTMLElement;

const texts = [
  {
    locale: 'en',
    title: 'Go+ membership',
    refund: 'Within 14 days of a payment',
    tickets: 'if the event is canceled, you get everything back',
    payout: 'Of $100 that a buyer pays, you get about $78.',
    hold: '10 minutes, and you can add 5 more once.',
  },
  {
    locale: 'es',
    title: 'Membresía Go+',
    refund: 'Durante 14 días después de un pago',
    tickets: 'si el evento se cancela, recuperas todo',
    payout: 'De $100 que paga el comprador, recibes cerca de $78.',
    hold: '10 minutos, y puedes agregar 5 más una vez.',
  },
] as const;

describe.each(texts)('in $locale', ({ locale, title, refund, ...words }) => {
  it('the terms have those of Go+, of buying tickets and of selling them', async () => {
    await openPage(termsPage, { path: '/terms/', locale });
    expect(within(section('goPlus')).getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(section('goPlus').textContent).toContain(refund);
    expect(section('tickets').textContent).toContain(words.tickets);
    expect(section('selling').textContent).toContain('25%');
    expect(section('tickets').textContent).not.toContain('Go+');
  });

  it('the help page answers questions about Go+', async () => {
    await openPage(helpPage, { path: '/help/', locale });
    expect(within(section('goPlus')).getAllByRole('group')).toHaveLength(4);
    expect(screen.getByText(refund, { exact: false })).toBeTruthy();
  });

  it('the help page has chapters about buying and selling tickets, with the figures of their rules', async () => {
    await openPage(helpPage, { path: '/help/', locale });
    const links = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['#tickets', '#selling']),
    );
    expect(section('tickets').textContent).toContain(words.hold);
    expect(section('selling').textContent).toContain(words.payout);
    expect(document.body.textContent).not.toMatch(/[{}]/);
  });
});
