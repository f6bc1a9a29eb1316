import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { CardFields } from './card-fields.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the date of a card', () => {
  it.each([
    ['1/30', '01/30'],
    ['1/2030', '01/30'],
    ['0130', '01/30'],
    ['1230', '12/30'],
    ['130', '01/30'],
    ['230', '02/30'],
    ['2030-01', '01/30'],
    ['2030-1', '01/30'],
    ['2030/12', '12/30'],
    ['203001', '01/30'],
    ['01 / 2030', '01/30'],
  ])('is %s typed key by key or pasted, and becomes %s', async (text, expiry) => {
    const { user } = renderInApp(<CardFields />);
    await user.type(field('Expires'), text);
    await user.tab();
    expect(field('Expires').value).toBe(expiry);
    await user.clear(field('Expires'));
    await user.click(field('Expires'));
    await user.paste(text);
    await user.tab();
    expect(field('Expires').value).toBe(expiry);
  });

  it('can be deleted key by key', async () => {
    const { user } = renderInApp(<CardFields defaultExpiry="08/30" />);
    await user.type(field('Expires'), '{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(field('Expires').value).toBe('');
  });
});

describe('a change within a field', () => {
  it.each([
    { name: 'Expires', text: '0130', at: 1 },
    { name: 'Card number', text: '424242424', at: 2 },
  ])('leaves the caret of $name where it is', async ({ name, text, at }) => {
    const { user } = renderInApp(<CardFields />);
    await user.type(field(name), text);
    const before = field(name).value;
    await user.type(field(name), '{Delete}', { initialSelectionStart: at, initialSelectionEnd: at });
    expect(field(name).selectionEnd).toBe(at);
    expect(field(name).value).toBe(`${before.slice(0, at)}${before.slice(at + 1)}`);
    await user.keyboard('4');
    expect(field(name).selectionEnd).toBe(at + 1);
    fireEvent.blur(field(name));
    expect(field(name).value).toBe(`${before.slice(0, at)}4${before.slice(at + 1)}`);
  });
});
