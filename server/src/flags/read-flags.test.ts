import { getFeatureFlags } from '@golark/contract/flags/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { setAccountRule, setFlag } from '../cli/flag-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const flagsOf = async (deviceId: string, headers: Record<string, string> = {}) =>
  (await golark.call(getFeatureFlags, { query: { deviceId }, headers })).body;
/** A server keeps flags for a second. */
const aSecondLater = () => golark.clock.advanceMinutes(1);

describe('feature flags', () => {
  it('has the flags of the specification from the first start', async () => {
    const { flags, hash } = await flagsOf('a-device');
    expect(flags).toEqual({
      REFINED_DESCRIPTION_TOGGLE: true,
      TICKETNETWORK_BOOKING_CONFIRMATION: false,
      VOICE_AGENT_WIDGET: false,
    });
    expect(hash).toMatch(/^[\w-]{16}$/);
    expect((await flagsOf('a-device')).hash).toBe(hash);
  });

  it('applies changes within a second, and changes the hash with the flags', async () => {
    const before = await flagsOf('device-1');
    await setFlag(golark.ctx.db, 'HEADLINE', { on: 'Stay longer', off: 'Stay', percentage: 100 });
    aSecondLater();
    const after = await flagsOf('device-1');
    expect(after.flags).toMatchObject({ HEADLINE: 'Stay longer' });
    expect(after.hash).not.toBe(before.hash);
    await expect(setFlag(golark.ctx.db, 'HEADLINE', { on: true })).rejects.toThrow('string values');
  });

  it("gives an account's own rule precedence over its device", async () => {
    const account = await anAccount(golark);
    const own = async () =>
      (await golark.call(getFeatureFlags, { query: { deviceId: 'd' }, as: account })).body.flags;
    const rule = (rule: string) =>
      setAccountRule(golark.ctx.db, 'VOICE_AGENT_WIDGET', { email: account.account.email, rule });
    await rule('on');
    expect(await own()).toMatchObject({ VOICE_AGENT_WIDGET: true });
    expect((await flagsOf('d')).flags).toMatchObject({ VOICE_AGENT_WIDGET: false });
    await rule('default');
    expect(await own()).toMatchObject({ VOICE_AGENT_WIDGET: false });
    await expect(rule('maybe')).rejects.toThrow('on, off, default');
  });

  it('requires a device', async () => {
    const response = await golark.app.inject('/v1/feature-flags');
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].path).toBe('deviceId');
  });

  it.each(['not json', '%', '[]', '"text"', '{"A":{}}', encodeURIComponent(`{"A":"${'x'.repeat(5000)}"}`)])(
    'refuses the header X-Feature-Flags: %s',
    async (header) => {
      const response = await golark.app.inject({
        url: '/v1/feature-flags?deviceId=a',
        headers: { 'x-feature-flags': header },
      });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].path).toBe('X-Feature-Flags');
    },
  );

  it('never returns what the header contains', async () => {
    const header = encodeURIComponent(JSON.stringify({ VOICE_AGENT_WIDGET: true }));
    expect((await flagsOf('d', { 'x-feature-flags': header })).flags).toMatchObject({
      VOICE_AGENT_WIDGET: false,
    });
  });
});
