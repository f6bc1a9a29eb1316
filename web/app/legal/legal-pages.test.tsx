import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import * as helpPage from './help-page.tsx';
import * as termsPage from './terms-page.tsx';

const section = (id: string) => document.getElementById(id) as HTMLElement;

const words = [
  {
    locale: 'en',
    title: 'Go+ membership',
    refund: 'Within 14 days of a payment',
    tickets: 'if the event is canceled, you get everything back',
  },
  {
    locale: 'es',
    title: 'Membresía Go+',
    refund: 'Durante 14 días después de un pago',
    tickets: 'si el evento se cancela, recuperas todo',
  },
] as const;

describe.each(words)('in $locale', ({ locale, title, refund, tickets }) => {
  it('the terms have those of Go+, of buying tickets and of selling them', async () => {
    await openPage(termsPage, { path: '/terms/', locale });
    expect(within(section('goPlus')).getByRole('heading', { level: 2 }).textContent).toBe(title);
    expect(section('goPlus').textContent).toContain(refund);
    expect(section('tickets').textContent).toContain(tickets);
    expect(section('selling').textContent).toContain('25%');
    expect(section('tickets').textContent).not.toContain('Go+');
  });

  it('the help page answers questions about Go+', async () => {
    await openPage(helpPage, { path: '/help/', locale });
    expect(within(section('goPlus')).getAllByRole('group')).toHaveLength(4);
    expect(screen.getByText(refund, { exact: false })).toBeTruthy();
  });
});
