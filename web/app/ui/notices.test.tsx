import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { showToast } from './toast.ts';
import type { Toast } from './toast-shape.ts';

/** A form that is declined whenever it is sent. */
const DeclinedForm = () => {
  const [outcome, setOutcome] = useState<object>();
  const [typed, setTyped] = useState('');
  return (
    <>
      <Button onPress={() => setOutcome({})}>Pay</Button>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      {outcome && <Alert tone="danger" title="The card was declined." isNews of={outcome} />}
    </>
  );
};

describe('an alert', () => {
  it.each([
    ['danger', 'alert'],
    ['warning', 'status'],
    ['success', 'status'],
    ['info', 'status'],
  ] as const)('with news of the tone %s is announced as %s', (tone, role) => {
    renderInApp(
      <Alert tone={tone} title="These nights were just taken." isNews>
        Nothing was charged.
      </Alert>,
    );
    expect(screen.getByRole(role).textContent).toBe('These nights were just taken. Nothing was charged.');
    // it may come with its page, or while the visitor types
    expect(document.activeElement).toBe(document.body);
  });

  it('takes the focus when it appears, and again with the next outcome only', async () => {
    const { user } = renderInApp(DeclinedForm);
    for (const name of ['first', 'second']) {
      await user.click(screen.getByRole('button', { name: 'Pay' }));
      expect(document.activeElement).toBe(screen.getByRole('alert'));
      await user.type(screen.getByRole('textbox'), name);
      expect(document.activeElement).toBe(screen.getByRole('textbox'));
    }
  });

  it('that is part of the page is not announced', () => {
    renderInApp(<Alert title="This is a demo." />);
    expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull();
  });
});

describe('a toast', () => {
  const show = async (toast: Toast, locale: 'en' | 'es' = 'en') => {
    const view = renderInApp(<Button onPress={() => void showToast(toast)}>Save</Button>, { locale });
    await view.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(toast.text);
    return view;
  };

  it.each([
    ['en', 'Notices', 'Close'],
    ['es', 'Avisos', 'Cerrar'],
  ] as const)(
    'is announced in the region of notices and can be closed, in %s',
    async (locale, region, close) => {
      const { user } = await show({ text: `Saved in ${locale}` }, locale);
      const notices = within(screen.getByRole('region', { name: new RegExp(region) }));
      expect(notices.getByRole('alert').textContent).toBe(`Saved in ${locale}`);
      expect(document.activeElement?.textContent).toBe('Save');
      await user.click(notices.getByRole('button', { name: close }));
      await waitFor(() => expect(screen.queryByText(`Saved in ${locale}`)).toBeNull());
    },
  );

  it('closes with its action', async () => {
    const undo = vi.fn();
    const { user } = await show({ text: 'Removed', action: { label: 'Undo', onPress: undo } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
  });
});
