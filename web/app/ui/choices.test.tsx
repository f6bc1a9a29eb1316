import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Checkbox } from './check.tsx';
import { ChoiceGroup } from './choice-group.tsx';

const descriptionOf = (control: HTMLElement): string =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('a checkbox', () => {
  it('is checked by a press on its text and by Space', async () => {
    const { user } = renderInApp(<Checkbox name="saveCard">Save this card</Checkbox>);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save this card' });
    await user.click(screen.getByText('Save this card'));
    expect(box.checked).toBe(true);
    await user.keyboard(' ');
    expect(box.checked).toBe(false);
  });

  it('is described by its error', () => {
    renderInApp(<Checkbox error="Accept the rules to continue">I accept the rules</Checkbox>);
    const box = screen.getByRole('checkbox', { name: 'I accept the rules' });
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(box)).toBe('Accept the rules to continue');
  });

  it('is mixed when some of what it stands for is chosen', () => {
    renderInApp(<Checkbox isMixed>All</Checkbox>);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
  });
});

const choices = [
  { value: 'visa', title: 'Visa ending in 4242', note: 'Expires 08/27' },
  { value: 'old', title: 'Visa ending in 1111', isDisabled: true },
  { value: 'new', title: 'New card', open: <p>fields of the new card</p> },
];

describe.each(['cards', 'rows'] as const)('a choice shown as %s', (look) => {
  it('is a named group of radio buttons that the keyboard moves through, without the disabled one', async () => {
    const choose = vi.fn();
    const { user } = renderInApp(
      <ChoiceGroup
        label="Pay with"
        name="payWith"
        look={look}
        choices={choices}
        defaultValue="visa"
        onChange={choose}
      />,
    );
    const group = within(screen.getByRole('group', { name: 'Pay with' }));
    const checked = () => group.getByRole<HTMLInputElement>('radio', { checked: true }).value;
    await user.tab();
    expect(checked()).toBe('visa');
    await user.keyboard('{ArrowDown}');
    expect(checked()).toBe('new');
    expect(choose).toHaveBeenCalledWith('new');
    await user.click(group.getByText('Visa ending in 1111'));
    expect(checked()).toBe('new');
  });

  it('is invalid and described by its error', () => {
    renderInApp(
      <ChoiceGroup label="Pay with" name="payWith" look={look} choices={choices} error="Choose one" />,
    );
    expect(descriptionOf(screen.getByRole('group', { name: 'Pay with' }))).toBe('Choose one');
    for (const radio of screen.getAllByRole('radio')) expect(radio.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('a choice with fields of its own', () => {
  it('shows them while it is chosen', async () => {
    const { user } = renderInApp(
      <ChoiceGroup label="Pay with" name="payWith" choices={choices} defaultValue="visa" />,
    );
    expect(screen.queryByText('fields of the new card')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'New card' }));
    expect(screen.getByText('fields of the new card')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    expect(screen.queryByText('fields of the new card')).toBeNull();
  });
});
