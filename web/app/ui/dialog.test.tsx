import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { Button } from './button.tsx';
import { askToConfirm, confirmDialog, showAlert } from './confirm.ts';
import { Dialog } from './dialog.tsx';
import { PanelButton } from './panel-button.tsx';
import { TextField } from './text-field.tsx';

const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

const Opened = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        title="Change the name"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={<Button onPress={() => setOpen(false)}>Done</Button>}
      >
        <TextField label="Name" />
      </Dialog>
    </>
  );
};

describe('a dialog', () => {
  const open = async (locale: 'en' | 'es' = 'en') => {
    const view = renderInApp(Opened, { locale });
    await view.user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { name: 'Change the name' });
    return view;
  };

  it('keeps the focus inside, and the page behind it away from screen readers', async () => {
    const { user } = await open();
    expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
    const seen = new Set<string | null | undefined>();
    for (let step = 0; step < 4; step += 1) {
      await user.tab();
      seen.add(document.activeElement?.tagName === 'INPUT' ? 'Name' : focusedName());
    }
    expect([...seen].sort()).toEqual(['Close', 'Done', 'Name']);
  });

  it.each(['{Escape}', 'Close', 'Done'])('closes with %s, and the focus returns', async (way) => {
    const { user } = await open();
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(focusedName()).toBe('Open'));
  });

  it('closes in Spanish', async () => {
    const { user } = await open('es');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a panel that a button opens', () => {
  it('is announced, closed by Escape and by its content; the focus returns', async () => {
    const { user } = renderInApp(
      <PanelButton label="Guests" panel={(close) => <Button onPress={close}>Done</Button>}>
        2 guests
      </PanelButton>,
    );
    const button = screen.getByRole('button', { name: '2 guests' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    for (const close of ['{Escape}', '{Tab}{Enter}']) {
      button.focus();
      await user.keyboard('{Enter}');
      const panel = await screen.findByRole('dialog', { name: 'Guests' });
      await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
      expect(button.getAttribute('aria-expanded')).toBe('true');
      await user.keyboard(close);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(document.activeElement).toBe(button));
    }
  });
});

describe('a question from anywhere in the page', () => {
  const question = (onConfirm: () => Promise<void> | void) => ({
    title: 'End this session?',
    text: 'The phone has to log in again.',
    keepLabel: 'Keep it',
    confirmLabel: 'End session',
    onConfirm,
  });
  const ask = async (onConfirm: () => Promise<void> | void) => {
    const view = renderInApp(<Button onPress={() => askToConfirm(question(onConfirm))}>End</Button>);
    await view.user.click(screen.getByRole('button', { name: 'End' }));
    await screen.findByRole('alertdialog', { name: 'End this session?' });
    return view;
  };

  it.each(['{Escape}', 'Keep it'])('does nothing on %s, and the focus returns', async (way) => {
    const act = vi.fn();
    const { user } = await ask(act);
    expect(screen.getByText('The phone has to log in again.')).toBeTruthy();
    if (way === '{Escape}') await user.keyboard(way);
    else await user.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(focusedName()).toBe('End'));
    expect(act).not.toHaveBeenCalled();
  });

  it('stays open and busy while it acts, and closes when that is done', async () => {
    let finish = () => {};
    const act = vi.fn(() => new Promise<void>((done) => (finish = done)));
    const { user } = await ask(act);
    await user.click(screen.getByRole('button', { name: 'End session' }));
    const busy = await screen.findByRole('button', { name: 'End session Working' });
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeTruthy();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('may be a notice with one way on', async () => {
    const { user } = renderInApp(
      <Button
        onPress={() => showAlert({ title: 'You are logged out', text: 'Log in again.', closeLabel: 'OK' })}
      >
        Save
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog', { name: 'You are logged out' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(confirmDialog.state().kind).toBe('hidden');
  });
});
