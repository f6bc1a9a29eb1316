import { beforeEach, expect, it, vi } from 'vitest';
import { askToConfirm, confirmDialog, showAlert } from './confirm.ts';

const question = (onConfirm: () => Promise<void> | void) => ({
  title: 'Remove this card?',
  text: 'Trips paid with it keep their receipt.',
  keepLabel: 'Keep',
  confirmLabel: 'Remove',
  onConfirm,
});
const kind = () => confirmDialog.state().kind;
const isBusy = () => {
  const state = confirmDialog.state();
  return state.kind === 'confirmation' && state.isBusy;
};

beforeEach(() => confirmDialog.close());

it('is hidden, asks, and is hidden again when nobody wants to', () => {
  const act = vi.fn();
  expect(kind()).toBe('hidden');
  askToConfirm(question(act));
  expect(kind()).toBe('confirmation');
  confirmDialog.close();
  expect(kind()).toBe('hidden');
  expect(act).not.toHaveBeenCalled();
});

it('is busy while it acts: it neither closes nor acts twice nor asks something else', async () => {
  let finish = () => {};
  const act = vi.fn(() => new Promise<void>((done) => (finish = done)));
  askToConfirm(question(act));
  const acting = confirmDialog.confirm();
  expect(isBusy()).toBe(true);
  confirmDialog.close();
  await confirmDialog.confirm();
  showAlert({ title: 'Other', text: '', closeLabel: 'OK' });
  askToConfirm(question(() => {}));
  expect(isBusy()).toBe(true);
  finish();
  await acting;
  expect(act).toHaveBeenCalledTimes(1);
  expect(kind()).toBe('hidden');
});

it('asks again when acting failed', async () => {
  askToConfirm(question(() => Promise.reject(new Error('offline'))));
  await confirmDialog.confirm();
  expect(kind()).toBe('confirmation');
  expect(isBusy()).toBe(false);
});

it('shows an alert with one way on', () => {
  const heard = vi.fn();
  const stop = confirmDialog.subscribe(heard);
  showAlert({ title: 'You’ve been logged out', text: 'Log in again to go on.', closeLabel: 'OK' });
  expect(kind()).toBe('alert');
  confirmDialog.close();
  expect(kind()).toBe('hidden');
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});
