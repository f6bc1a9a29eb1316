import { en } from '@golark/messages/pages/en';
import { beforeAll, describe, expect, it } from 'vitest';
import { plansWithCode, samplePlans } from '../../testing/sample-plans.ts';
import { provideMessages } from '../platform/messages.ts';
import { createRequestContext, describedContext } from '../platform/request-context.ts';
import { loadPlan } from './load-plan.ts';

beforeAll(() => provideMessages('en', en));

/** Loads the page of an address, and returns what it asked the API for. */
const load = async (address: string, plans = samplePlans) => {
  const asked: string[] = [];
  const url = new URL(address, 'https://golark.test');
  const context = createRequestContext({
    locale: 'en',
    clock: { now: () => new Date('2026-11-21T05:00:00Z') },
    api: {
      fetch: async (request) => {
        asked.push(new URL(request.url).search);
        return Response.json(plans);
      },
    },
  });
  const path = decodeURIComponent(url.pathname.replace('/membership/', ''));
  const page = await loadPlan({ request: new Request(url), url, context }, path);
  const canonical = context.get(describedContext)?.page?.canonical;
  return { page, asked, canonical };
};

describe('the code of an address', () => {
  it.each([
    ['/membership/', ''],
    ['/membership/GO2025/', '?code=GO2025'],
    ['/membership/go2025', '?code=GO2025'],
    ['/membership/go2025/spring/', '?code=GO2025'],
    [`/membership/${'x'.repeat(41)}/`, ''],
    ['/membership/a%07b/', ''],
  ])('of %s asks for %j', async (address, query) => {
    expect((await load(address)).asked).toEqual([query]);
  });

  it('has the address of its page, and those that do not apply that of the regular price', async () => {
    const { page, canonical } = await load('/membership/go2025/spring/?next=%2Ftrips%2F', plansWithCode({}));
    expect([canonical, page.applied]).toEqual(['https://golark.test/membership/GO2025/', 'GO2025']);
    const unknown = await load('/membership/nope/', plansWithCode({ code: 'NOPE', status: 'UNKNOWN' }));
    expect([unknown.canonical, unknown.page.applied]).toEqual(['https://golark.test/membership/', '']);
  });
});

describe('a typed code', () => {
  it.each([
    ['/membership/?code=+go2025+', '/membership/GO2025/'],
    ['/membership/NOPE/?code=a%2Fb&next=%2Fs%2F', '/membership/A/?next=%2Fs%2F'],
    ['/membership/GO2025/?code=&nights=4', '/membership/?nights=4'],
    ['/membership/?code=..', '/membership/'],
  ])('in %s leads to %s', async (address, target) => {
    const left = await load(address).catch((error: unknown) => error as Response);
    expect((left as Response).headers.get('location')).toBe(target);
  });
});

it('describes itself with the price and the share of the listings', async () => {
  const { page } = await load('/membership/GO2025/', plansWithCode({}));
  expect(page.description).toContain('Lower prices at 4 in 5 stays for $59 in the first year.');
});

it('has the day of the membership’s zone, not of the server', async () => {
  expect((await load('/membership/')).page.today).toBe('2026-11-20');
});
