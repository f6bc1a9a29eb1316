import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadAt, reloadGuard } from './reload-page.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pageWith = (kept = new Map<string, string>()) => {
  const loaded: string[] = [];
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return { page: { storage, go: (target: string) => loaded.push(target) }, loaded };
};

it('loads the target, and not again within ten seconds', () => {
  const { page, loaded } = pageWith();
  expect(reloadAt('/s/oregon/', page)).toBe(true);
  vi.advanceTimersByTime(reloadGuard - 1);
  expect(reloadAt('/s/oregon/', page)).toBe(false);
  expect(loaded).toEqual(['/s/oregon/']);
  vi.advanceTimersByTime(1);
  expect(reloadAt('/login/', page)).toBe(true);
  expect(loaded).toEqual(['/s/oregon/', '/login/']);
});

it('does not reload where it could not tell a loop', () => {
  const go = vi.fn();
  const storage = {
    getItem: () => {
      throw new Error('refused');
    },
    setItem: () => undefined,
  };
  expect(reloadAt('/', { storage, go })).toBe(false);
  expect(go).not.toHaveBeenCalled();
});
