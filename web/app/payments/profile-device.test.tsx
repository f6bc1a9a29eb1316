import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceProfileTimeout, profileDevice } from './profile-device.ts';

const from = { deviceDataCollectionUrl: 'http://localhost:3000/dev/sandbox/device', accessToken: 'token1' };
const frames = () => document.querySelectorAll('iframe');
const posted: Record<string, string>[] = [];

HTMLFormElement.prototype.submit = function submit() {
  posted.push({
    action: this.action,
    target: this.target,
    ...Object.fromEntries(new FormData(this) as never),
  });
};

const open = () => {
  const leaving = new AbortController();
  return { leaving, profile: profileDevice(from, leaving.signal) };
};

const receive = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { origin, data }));

afterEach(() => vi.useRealTimers());

describe('the hidden frame that collects data about a device', () => {
  it('posts the token to the gateway, and ends with the id in a message of our own origin', async () => {
    const { profile } = open();
    expect(frames()).toHaveLength(1);
    expect(posted.at(-1)).toMatchObject({
      action: from.deviceDataCollectionUrl,
      target: frames()[0]?.name,
      accessToken: 'token1',
    });
    receive('https://evil.example', { sessionId: 'stolen' });
    for (const data of [null, 'text', {}, { sessionId: 7 }, { sessionId: '' }])
      receive(window.location.origin, data);
    expect(frames()).toHaveLength(1);
    receive(window.location.origin, { sessionId: 'device1' });
    expect(await profile).toEqual({ sessionId: 'device1' });
    expect(frames()).toHaveLength(0);
    expect(document.querySelectorAll('form')).toHaveLength(0);
  });

  it('ends after 15 seconds without one', async () => {
    vi.useFakeTimers();
    const { profile } = open();
    vi.advanceTimersByTime(deviceProfileTimeout - 1);
    expect(frames()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(await profile).toEqual({ isTimedOut: true });
    expect(frames()).toHaveLength(0);
  });

  it('is removed when the buyer chooses another card', async () => {
    const { leaving, profile } = open();
    leaving.abort();
    expect(await profile).toEqual({ isTimedOut: true });
    expect(frames()).toHaveLength(0);
  });
});
