import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { NativeSelect } from './native-select.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

/** What a screen reader reads after the name of the control. */
const descriptionOf = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

const isInvalid = (control: HTMLElement): boolean => control.getAttribute('aria-invalid') === 'true';

const text = { label: 'Email address', help: 'Receipts go here', error: 'Email address is invalid' };

describe.each([
  ['text field', () => <TextField {...text} name="one" />, 'textbox'],
  ['text area', () => <TextArea {...text} name="one" />, 'textbox'],
  ['select', () => <NativeSelect {...text} name="one" options={[{ value: 'a', label: 'A' }]} />, 'combobox'],
] as const)('a %s', (_, field, role) => {
  it('is named by its label, and described by its error and then its help', () => {
    renderInApp(field());
    const control = screen.getByRole(role, { name: 'Email address' });
    expect(isInvalid(control)).toBe(true);
    expect(descriptionOf(control)).toBe('Email address is invalid Receipts go here');
  });

  it('gets the focus when its label is pressed', async () => {
    const { user } = renderInApp(field());
    await user.click(screen.getByText('Email address'));
    expect(document.activeElement).toBe(screen.getByRole(role));
  });
});

describe('a field without an error', () => {
  it('is valid and has no description', () => {
    renderInApp(<TextField label="City" />);
    const control = screen.getByRole('textbox', { name: 'City' });
    expect(isInvalid(control)).toBe(false);
    expect(descriptionOf(control)).toBe('');
  });

  it.each([
    ['en', 'Note optional'],
    ['es', 'Note opcional'],
  ] as const)('says in %s that it is optional', (locale, name) => {
    renderInApp(<TextArea label="Note" isOptional />, { locale });
    expect(screen.getByRole('textbox', { name })).toBeTruthy();
  });

  it('has ids of its own when two fields have the same label', () => {
    renderInApp(
      <>
        <TextField label="Name" error="Name is required" />
        <TextField label="Name" help="As on the card" />
      </>,
    );
    expect(screen.getAllByRole('textbox', { name: 'Name' }).map(descriptionOf)).toEqual([
      'Name is required',
      'As on the card',
    ]);
  });
});

describe('a native select', () => {
  it('is operated by the keyboard and starts with the placeholder', async () => {
    const { user } = renderInApp(
      <NativeSelect
        label="State"
        placeholder="Choose"
        options={[
          { value: 'OR', label: 'Oregon' },
          { value: 'WA', label: 'Washington' },
        ]}
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' });
    expect(select.selectedOptions[0]?.text).toBe('Choose');
    await user.selectOptions(select, 'Washington');
    expect(select.value).toBe('WA');
  });
});

describe('a password field', () => {
  const password = () => screen.getByLabelText<HTMLInputElement>('Password', { selector: 'input' });

  it.each([
    ['en', 'Show Password', 'Hide Password'],
    ['es', 'Mostrar Password', 'Ocultar Password'],
  ] as const)('shows and hides what was typed, in %s', async (locale, show, hide) => {
    const { user } = renderInApp(<PasswordField label="Password" name="password" />, { locale });
    await user.type(password(), 'two words');
    expect(password().type).toBe('password');
    await user.click(screen.getByRole('button', { name: show }));
    expect(password().type).toBe('text');
    expect(password().value).toBe('two words');
    const toggle = screen.getByRole('button', { name: hide });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    await user.click(toggle);
    expect(password().type).toBe('password');
  });

  it('does not submit its form when the password is shown', async () => {
    let isSubmitted = false;
    const { user } = renderInApp(
      <form onSubmit={() => (isSubmitted = true)}>
        <PasswordField label="Password" />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show Password' }));
    expect(isSubmitted).toBe(false);
  });

  it('of a new password describes how much is missing, and has the attribute for password managers', async () => {
    const { user } = renderInApp(<PasswordField label="Password" minimumLength={12} error="Too short" />);
    await user.type(password(), 'nine char');
    expect(descriptionOf(password())).toBe('Too short 9 of 12 characters');
    expect(password().autocomplete).toBe('new-password');
  });
});

describe('a phone field', () => {
  it('is a group of a country code and a number, both described by the error', () => {
    renderInApp(
      <PhoneField label="Phone number" error="Phone number contains invalid characters" help="For hosts" />,
    );
    expect(screen.getByRole('group', { name: 'Phone number' })).toBeTruthy();
    const number = screen.getByRole('textbox', { name: 'Phone number without the country code' });
    expect(isInvalid(number)).toBe(true);
    expect(descriptionOf(number)).toBe('Phone number contains invalid characters For hosts');
    expect(isInvalid(screen.getByRole('combobox', { name: 'Country code' }))).toBe(false);
  });

  it('names the countries in the language of the page and keeps the number when the country changes', async () => {
    const { user } = renderInApp(<PhoneField label="Teléfono" />, { locale: 'es' });
    await user.type(screen.getByRole('textbox'), '55 1234');
    const country = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Código de país' });
    await user.selectOptions(country, 'Alemania +49');
    expect(country.value).toBe('DE');
    expect(screen.getByText('DE +49')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('55 1234');
  });
});
