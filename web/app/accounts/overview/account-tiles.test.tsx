import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { newSubscription } from '../../../testing/sample-membership.ts';
import { AccountTiles } from './account-tiles.tsx';

const ending = { cancelAtPeriodEnd: true, renews: false };

describe('the membership on the overview', () => {
  it.each([
    ['You’re not a member', null],
    ['Renews on Nov 20, 2027', {}],
    ['Ends on Nov 20, 2027', ending],
    ['Your renewal isn’t paid', { status: 'PAST_DUE' as const }],
    ['Ended on Nov 20, 2027', { status: 'EXPIRED' as const }],
  ])('is one line: %s', (line, state) => {
    const membership = state && { ...newSubscription, ...state };
    renderInApp(
      <AccountTiles email="maya@example.com" card={null} isTwoStepOn={null} membership={membership} />,
    );
    const tile = screen.getByText(line).closest('a');
    expect(tile?.textContent).toContain('Go+ membership');
    expect(tile?.getAttribute('href')).toBe('/account/membership/');
  });

  it.each([
    ['No eres miembro', null],
    ['Se renueva el 20 nov 2027', {}],
  ])('is in Spanish for readers of Spanish: %s', (line, state) => {
    const membership = state && { ...newSubscription, ...state };
    renderInApp(
      <AccountTiles email="maya@example.com" card={null} isTwoStepOn={null} membership={membership} />,
      { locale: 'es' },
    );
    expect(screen.getByText(line).closest('a')?.textContent).toContain('Membresía Go+');
  });
});
