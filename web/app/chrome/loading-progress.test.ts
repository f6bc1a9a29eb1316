import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  duration,
  estimatedProgress,
  finishDelay,
  hideDelay,
  LoadingProgress,
  noLoading,
  resetDelay,
  throttle,
} from './loading-progress.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the estimate', () => {
  it('is half of the way after half of the duration, and 70 % after all of it', () => {
    expect(estimatedProgress(0)).toBe(0);
    expect(estimatedProgress(duration / 2)).toBeCloseTo(50);
    expect(estimatedProgress(duration)).toBeCloseTo(70.5, 1);
  });

  it('goes on and never arrives', () => {
    const seconds = fc.double({ min: 0, max: 600, noNaN: true });
    fc.assert(
      fc.property(seconds, seconds, (one, other) => {
        const [earlier, later] = [Math.min(one, other), Math.max(one, other)];
        expect(estimatedProgress(earlier * 1000)).toBeLessThanOrEqual(estimatedProgress(later * 1000));
        expect(estimatedProgress(later * 1000)).toBeLessThan(100);
      }),
    );
  });
});

describe('the loading bar', () => {
  it('has the times of the specification', () => {
    expect({ throttle, duration, hideDelay, resetDelay, finishDelay }).toEqual({
      throttle: 200,
      duration: 2000,
      hideDelay: 500,
      resetDelay: 400,
      finishDelay: 100,
    });
  });

  it('stays away from a page that comes within 200 ms', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish(false);
    vi.advanceTimersByTime(10_000);
    expect(bar.read()).toEqual(noLoading);
  });

  it('runs by the estimate from the moment it is shown', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.read()).toEqual({ phase: 'running', progress: 0, hasFailed: false });
    vi.advanceTimersByTime(1_000);
    expect(bar.read().progress).toBeCloseTo(50);
    vi.advanceTimersByTime(60_000);
    expect(bar.read().progress).toBeLessThan(100);
  });

  it('is full after 100 ms, fades after 500 ms more, and is gone after 400 ms more', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(700);
    bar.finish(false);
    vi.advanceTimersByTime(99);
    expect(bar.read().phase).toBe('running');
    vi.advanceTimersByTime(1);
    expect(bar.read()).toEqual({ phase: 'full', progress: 100, hasFailed: false });
    vi.advanceTimersByTime(499);
    expect(bar.read().phase).toBe('full');
    vi.advanceTimersByTime(1);
    expect(bar.read().phase).toBe('fading');
    vi.advanceTimersByTime(399);
    expect(bar.read().phase).toBe('fading');
    vi.advanceTimersByTime(1);
    expect(bar.read()).toEqual(noLoading);
  });

  it('goes on over a redirect without falling back', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(1_200);
    const { progress } = bar.read();
    bar.finish(false);
    vi.advanceTimersByTime(50);
    bar.start();
    vi.advanceTimersByTime(100);
    expect(bar.read().phase).toBe('running');
    expect(bar.read().progress).toBeGreaterThan(progress);
  });

  it('turns to the color of errors when the page failed, also when that is told a moment later', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish(false);
    bar.finish(true);
    vi.advanceTimersByTime(100);
    expect(bar.read()).toEqual({ phase: 'full', progress: 100, hasFailed: true });
  });

  it('begins anew when the next page is asked for while it fades', () => {
    const bar = new LoadingProgress();
    bar.start();
    vi.advanceTimersByTime(300);
    bar.finish(true);
    vi.advanceTimersByTime(700);
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.read()).toEqual({ phase: 'running', progress: 0, hasFailed: false });
  });
});
