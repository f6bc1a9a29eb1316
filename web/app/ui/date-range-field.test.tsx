import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import type { CalendarDays } from './calendar-days.ts';
import { DateRangeField } from './date-range-field.tsx';
import type { DateRange } from './format-range.ts';
import { RangeCalendar, type RangeCalendarProps } from './range-calendar.tsx';

const days: CalendarDays = new Map([
  ['2026-11-24', { price: 18_400 }],
  ['2026-11-25', { price: 21_000 }],
  ['2026-11-26', { isClosed: true, reason: 'Taken' }],
  ['2026-11-27', { isClosed: true }],
]);

type CalendarProps = Partial<Omit<RangeCalendarProps, 'onChange'>> & { onChoose: (range: DateRange) => void };

const Calendar = ({ onChoose, ...props }: CalendarProps) => {
  const [range, setRange] = useState<DateRange | null>(null);
  const choose = (next: DateRange) => {
    onChoose(next);
    setRange(next);
  };
  return <RangeCalendar label="Dates" value={range} onChange={choose} days={days} hasFocus {...props} />;
};

type CalendarOptions = Omit<CalendarProps, 'onChoose'> & { locale?: 'en' | 'es' };

const showCalendar = ({ locale = 'en', ...props }: CalendarOptions = {}) => {
  const change = vi.fn<(range: DateRange) => void>();
  return { ...renderInApp(<Calendar onChoose={change} {...props} />, { locale }), change };
};

// found by label, which is faster than by role in a document with a button for each day
const day = (name: RegExp) => screen.getByLabelText(name);
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

describe('the calendar of a stay', () => {
  it('opens at the day of the server, and chooses a range by the keyboard', async () => {
    const { user, change } = showCalendar();
    expect(focused()).toMatch(/November 20, 2026/);
    expect(document.activeElement?.getAttribute('role')).toBe('button');
    // the first choice moves the focus to the next day
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(change).toHaveBeenCalledWith({ start: '2026-11-20', end: '2026-11-22' });
  });

  it('names each night with its price, and the cheapest as such, in the language of the page', () => {
    showCalendar();
    expect(day(/November 24, 2026.*\$184 a night, among the lowest of the month/)).toBeTruthy();
    expect(day(/November 25, 2026.*\$210 a night$/)).toBeTruthy();
  });

  it('speaks Spanish', () => {
    showCalendar({ locale: 'es' });
    expect(day(/25 de noviembre de 2026.*por noche/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mes siguiente' })).toBeTruthy();
  });

  it('announces why a closed night cannot be chosen, and does not choose it', async () => {
    const { user, change } = showCalendar();
    expect(day(/November 27, 2026.*Not available/).getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{ArrowDown}{ArrowLeft}');
    expect(focused()).toMatch(/November 26, 2026.*Taken\. You can only check out on this date/);
    expect(screen.getByRole('status').textContent).toBe('Taken. You can only check out on this date');
    await user.keyboard('{Enter}{ArrowLeft}{Enter}');
    expect(change).not.toHaveBeenCalled();
  });

  it('lets a stay end on a closed night, but not include one', async () => {
    const { user, change } = showCalendar();
    await user.click(day(/November 24, 2026/));
    await user.click(day(/November 28, 2026/));
    expect(change).not.toHaveBeenCalled();
    await user.click(day(/November 26, 2026/));
    expect(change).toHaveBeenCalledWith({ start: '2026-11-24', end: '2026-11-26' });
  });

  it('requires the minimum number of nights', async () => {
    const { user, change } = showCalendar({ minimumNights: 3, days: new Map() });
    expect(screen.getByText('3-night minimum')).toBeTruthy();
    await user.keyboard('{Enter}{Enter}');
    expect(change).not.toHaveBeenCalled();
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(change).toHaveBeenCalledWith({ start: '2026-11-20', end: '2026-11-23' });
  });

  it('has no days in the past', () => {
    showCalendar();
    expect(day(/November 19, 2026/).getAttribute('aria-disabled')).toBe('true');
  });

  it('reports the month that is shown, so that its prices are fetched', async () => {
    const shown = vi.fn();
    const { user } = showCalendar({ onMonthShown: shown });
    await user.keyboard('{PageDown}');
    expect(shown).toHaveBeenLastCalledWith('2026-12-01');
  });
});

const Field = ({ error }: { error?: string }) => {
  const [range, setRange] = useState<DateRange | null>(null);
  return (
    <form aria-label="Stay">
      <DateRangeField
        label="When"
        placeholder="Any dates"
        value={range}
        onChange={setRange}
        currentYear={2026}
        error={error}
      />
    </form>
  );
};

describe('the field of dates', () => {
  // an open dialog hides the form from screen readers, but it keeps its values
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Stay', hidden: true });
  const submitted = () => Object.fromEntries(new FormData(form()));

  it('opens a dialog, and changes with Apply', async () => {
    const { user } = renderInApp(Field);
    await user.click(screen.getByRole('button', { name: 'When Any dates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'When' }));
    await dialog.findByLabelText(/November 20, 2026/);
    await user.keyboard('{Enter}{ArrowRight}{Enter}');
    expect(dialog.getByText('2 nights')).toBeTruthy();
    expect(submitted()).toEqual({});
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toEqual({ dateFrom: '2026-11-20', dateTo: '2026-11-22' });
    const field = screen.getByRole('button', { name: 'When Nov 20 – 22' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it.each([
    { locale: 'en', apply: 'Apply', second: 'Now choose check-out', clear: 'Clear' },
    { locale: 'es', apply: 'Aplicar', second: 'Ahora elige la salida', clear: 'Borrar' },
  ] as const)('applies only two dates, in $locale', async ({ locale, apply, second, clear }) => {
    const { user } = renderInApp(Field, { locale });
    const openDialog = async () => {
      await user.click(screen.getByRole('button', { name: /^When/ }));
      const dialog = within(await screen.findByRole('dialog', { name: 'When' }));
      await dialog.findByLabelText(/(November 20,|20 de noviembre de) 2026/);
      return { dialog, button: (name: string) => dialog.getByRole<HTMLButtonElement>('button', { name }) };
    };
    const first = await openDialog();
    expect(first.button(apply).disabled).toBe(true);
    await user.keyboard('{Enter}');
    expect(first.dialog.getByText(second)).toBeTruthy();
    expect(first.button(apply).disabled).toBe(true);
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(first.button(apply));
    const again = await openDialog();
    expect(again.button(apply).disabled).toBe(false);
    await user.keyboard('{Enter}');
    expect(again.button(apply).disabled).toBe(true);
    await user.keyboard('{ArrowRight}{Enter}');
    await user.click(again.button(clear));
    expect(submitted()).toEqual({});
    expect(again.button(apply).disabled).toBe(true);
  });

  it('keeps its dates when the dialog is closed with Escape', async () => {
    const { user } = renderInApp(Field);
    await user.click(screen.getByRole('button', { name: 'When Any dates' }));
    await screen.findByLabelText(/November 20, 2026/);
    await user.keyboard('{Enter}{Enter}{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toEqual({});
    const field = screen.getByRole('button', { name: 'When Any dates' });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('is described by its error', () => {
    renderInApp(<Field error="Choose dates" />);
    const described = screen.getByRole('button', { name: 'When Any dates' }).getAttribute('aria-describedby');
    expect(document.getElementById(described ?? '')?.textContent).toBe('Choose dates');
  });
});
