import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { plansWithCode, samplePlans } from '../../testing/sample-plans.ts';
import * as planPage from './plan-page.tsx';

const open = (plans = plansWithCode({}), query = '', locale: 'en' | 'es' = 'en') =>
  openPage(planPage, {
    path: '/membership/*',
    address: `/membership/GO2025/${query}`,
    locale,
    api: { 'GET /v1/membership/plans': () => Response.json(plans) },
  });

const calculator = () => screen.getByRole('region', { name: 'What would you save?' });
const handle = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
/** Sets a slider as the keyboard and touch do; jsdom cannot drag. */
const move = (name: string, value: number) => fireEvent.change(handle(name), { target: { value } });
const lines = () => [...calculator().querySelectorAll('dl > div')].map(({ textContent }) => textContent);
const verdict = () => within(calculator()).getByRole('status').textContent;
const plot = () => within(calculator()).getAllByRole('img')[0]?.getAttribute('aria-label');

describe('the calculator', () => {
  it('subtracts the price of the first year from what the stays save, and says when it pays off', async () => {
    await open();
    expect(lines()).toEqual([
      '8 nights at $210, about 10% off at 4 in 5 stays$147.84',
      'Go+, first year with GO2025−$59.00',
      'You’d be ahead by$88.84',
    ]);
    expect(screen.getByText('From the second year, at $79: ahead by $68.84.')).toBeTruthy();
    expect(verdict()).toBe('Go+ pays for itself after 4 nights.');
  });

  it('follows its handles, which say their values, and says plainly when it does not pay off', async () => {
    await open();
    move('Nights away in a year', 3);
    expect(handle('Nights away in a year').getAttribute('aria-valuetext')).toBe('3 nights');
    expect(lines().at(-1)).toBe('You’d be behind by$3.56');
    expect(verdict()).toBe('With 3 nights a year, Go+ doesn’t pay off. You’d need 4 nights.');
    move('Usual price of a night', 600);
    expect(handle('Usual price of a night').getAttribute('aria-valuetext')).toBe('$600');
    expect(lines().at(-1)).toBe('You’d be ahead by$99.40');
    expect(verdict()).toBe('Go+ pays for itself after 2 nights.');
    // without a request
    expect(screen.queryByText(/^page /)).toBeNull();
  });

  it('counts the first year and later ones apart', async () => {
    await open();
    move('Nights away in a year', 4);
    expect(lines().at(-1)).toBe('You’d be ahead by$14.92');
    expect(screen.getByText('From the second year, at $79: behind by $5.08.')).toBeTruthy();
    expect(verdict()).toBe('Go+ pays for itself after 4 nights.');
  });

  it('takes its values from the address, and posts them and the way back in a plain form', async () => {
    await open(plansWithCode({}), '?nights=12&rate=300&next=%2Ftrips%2F');
    const form = handle('Nights away in a year').form as HTMLFormElement;
    expect(form.getAttribute('action')).toBe('/membership/GO2025/');
    expect(new URLSearchParams(new FormData(form) as never).toString()).toBe(
      'nights=12&rate=300&next=%2Ftrips%2F',
    );
  });

  it('without a code counts one price', async () => {
    await open(samplePlans);
    expect(lines().slice(1)).toEqual(['Go+, one year−$79.00', 'You’d be ahead by$68.84']);
    expect(screen.queryByText(/From the second year/)).toBeNull();
    expect(plot()).toContain('That reaches the price of $79 a year after 5 nights.');
  });

  it('says so when no stay has a member price', async () => {
    await open({ ...samplePlans, discounts: { ...samplePlans.discounts, share: 0, percent: 0 } });
    expect(verdict()).toBe('Go+ doesn’t pay off: no stay has a member price right now.');
    expect(plot()).toContain('It never reaches the price of $79.');
    expect(screen.queryByText(/Who pays for the discount/)).toBeNull();
  });

  it('speaks Spanish', async () => {
    await open(plansWithCode({}), '', 'es');
    expect(screen.getByText('Con 4 noches recuperas lo que cuesta Go+.')).toBeTruthy();
  });
});

describe('the plot', () => {
  it('says its figures to those who cannot see it', async () => {
    await open();
    expect(plot()).toBe(
      'At $210 a night, Go+ saves about $18.48 for each night away. ' +
        'That reaches the first-year price of $59 after 4 nights. ' +
        'It reaches the regular price of $79 after 5 nights. ' +
        '8 nights away would save $148.',
    );
  });

  it('has its figures as a table, in which the chosen nights are marked', async () => {
    await open();
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows[3]).toBe('8$147.84$88.84$68.84');
    const chosen = document.querySelector('tr[aria-current]');
    expect(chosen?.textContent).toBe(rows[3]);
    move('Nights away in a year', 10);
    expect(document.querySelector('tr[aria-current]')?.textContent).toBe('10$184.80$125.80$105.80');
  });
});

describe('the examples', () => {
  it('are computed with the same figures, and one of them is a loss', async () => {
    await open();
    const examples = within(screen.getByRole('region', { name: 'Is it for you?' })).getAllByRole('listitem');
    expect(examples.map(({ textContent }) => textContent)).toEqual([
      'Doesn’t pay offOne weekend a year2 nights at $160$30.84 behind saves $28.16, costs $59',
      'Pays offA week in the summer7 nights at $220$76.52 ahead saves $135.52, costs $59',
      'Pays offTwo nights every month24 nights at $130$215.56 ahead saves $274.56, costs $59',
    ]);
  });
});
