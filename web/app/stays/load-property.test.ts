import { describe, expect, it } from 'vitest';
import { sampleEvent } from '../../testing/sample-event.ts';
import { plansWithCode } from '../../testing/sample-plans.ts';
import { sampleQuote, sampleStay } from '../../testing/sample-stay.ts';
import { loadProperty, loadRate } from './load-property.ts';
import { readStayChoice } from './stay-choice.ts';

const saves = (amount: number, applies: 'member' | 'nonMember' = 'nonMember') => ({
  ...sampleQuote,
  applies,
  member: { ...sampleQuote.member, savings: { amount, currency: 'USD' } },
});

type Answers = { rate: object; plans?: () => Response };

/** Loads the page of a stay for three nights; `asked` are the paths of its calls. */
const load = async ({ rate, plans = () => Response.json(plansWithCode({})) }: Answers, dates: string) => {
  const asked: string[] = [];
  const answers: Record<string, () => Response> = {
    '/v1/property/stay1': () => Response.json(sampleStay),
    '/v1/property/stay1/availability': () => Response.json({ nights: [] }),
    '/v1/property/stay1/rate': () => Response.json(rate),
    '/v1/properties/search': () => Response.json({ properties: [] }),
    '/v1/membership/plans': plans,
    '/v1/events': () => Response.json({ edges: [{ node: sampleEvent() }], pageInfo: { totalCount: 1 } }),
  };
  let eventsAsked = '';
  const fetchFromApi = async (request: Request) => {
    const { pathname, search: query } = new URL(request.url);
    if (pathname === '/v1/events') eventsAsked = query;
    asked.push(pathname);
    return answers[pathname]?.() ?? Response.json({}, { status: 404 });
  };
  const search = readStayChoice(new URLSearchParams(dates));
  const now = new Date('2026-11-20T18:00:00Z');
  const { goPlus, whatsOn } = await loadProperty({ fetch: fetchFromApi }, { id: 'stay1', search, now });
  return { goPlus, whatsOn, eventsAsked, isAsked: asked.includes('/v1/membership/plans') };
};

const dated = 'dateFrom=2027-01-10&dateTo=2027-01-13';
const offer = { code: 'GO2025', firstAmount: 5900, isFirstReduced: true, ticketFeePercentOff: 100 };

describe('what Go+ costs', () => {
  it('is loaded for those without it when members pay less', async () => {
    expect(await load({ rate: saves(4100) }, dated)).toMatchObject({ goPlus: offer, isAsked: true });
  });

  it.each([
    ['members pay the same', saves(0), dated],
    ['a member asks', saves(4100, 'member'), dated],
    ['no price is shown', saves(4100), ''],
  ])('is not even asked for when %s', async (_, rate, dates) => {
    expect(await load({ rate }, dates)).toMatchObject({ goPlus: null, isAsked: false });
  });

  it('is the regular price once our code has ended, and unknown when it cannot be loaded', async () => {
    const ended = () => Response.json(plansWithCode({ status: 'EXPIRED' }));
    const regular = { code: '', firstAmount: 7900, isFirstReduced: false, ticketFeePercentOff: 100 };
    expect((await load({ rate: saves(4100), plans: ended }, dated)).goPlus).toEqual(regular);
    const failed = () => Response.json({}, { status: 503 });
    expect((await load({ rate: saves(4100), plans: failed }, dated)).goPlus).toBeNull();
  });
});

it('events are those within 30 miles on the nights of the stay, or the next ones', async () => {
  const { whatsOn, eventsAsked } = await load({ rate: saves(0) }, dated);
  expect(whatsOn?.total).toBe(1);
  expect(eventsAsked).toContain('radius=48280&from=2027-01-10&to=2027-01-12');
  expect((await load({ rate: saves(0) }, '')).eventsAsked).not.toContain('from=');
});

describe('a rate plan in the address', () => {
  const rateFor = async (query: string) => {
    const asked: (string | null)[] = [];
    const fetchFromApi = async (request: Request) => {
      const plan = new URL(request.url).searchParams.get('ratePlan');
      asked.push(plan);
      const errors = [{ path: 'ratePlan', code: 'stay_rate_plan', params: {}, message: 'refused' }];
      return plan === 'standard'
        ? Response.json(sampleQuote)
        : Response.json({ code: 'VALIDATION_ERROR', errors, statusCode: 422 }, { status: 422 });
    };
    const search = readStayChoice(new URLSearchParams(query));
    return { priced: await loadRate({ fetch: fetchFromApi }, 'stay1', search), asked };
  };

  it('that is not offered for these dates leads to the price at the policy of the host', async () => {
    const { priced, asked } = await rateFor(`${dated}&ratePlan=non-refundable`);
    expect(asked).toEqual(['non-refundable', 'standard']);
    expect(priced.kind).toBe('rate');
  });

  it('that does not exist is ignored', async () => {
    expect((await rateFor(`${dated}&ratePlan=free`)).asked).toEqual(['standard']);
  });
});

describe('rooms of any type in the address', () => {
  const rooms = [
    { id: 'h-1', units: 9, maxGuests: 2 },
    { id: 'h-2', units: 2, maxGuests: 4 },
  ];
  const guests = (adults: number) => ({ adults, children: 0, infants: 0 });
  const offered = [
    { roomTypeId: 'h-1', name: 'Queen', units: 2, guests: [guests(2), guests(1)] },
    { roomTypeId: 'h-2', name: 'Suite', units: 1, guests: [guests(3)] },
  ];

  const roomsFor = async (stay: object) => {
    const asked: (string | null)[] = [];
    const fetchFromApi = async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/rate')) asked.push(searchParams.get('roomsOccupancy'));
      if (pathname.endsWith('/rate')) return Response.json({ ...sampleQuote, rooms: offered });
      if (pathname.endsWith('/availability')) return Response.json({ nights: [] });
      if (pathname === '/v1/events') return Response.json({ edges: [] });
      if (pathname.endsWith('/rooms')) return Response.json({ offers: [] });
      return Response.json(pathname === '/v1/property/stay1' ? stay : { properties: [] });
    };
    const search = readStayChoice(new URLSearchParams(`${dated}&adults=6&rooms=3.0.0,2.0.0,1.0.0`));
    const now = new Date('2026-11-20T18:00:00Z');
    const loaded = await loadProperty({ fetch: fetchFromApi }, { id: 'stay1', search, now });
    return { asked: asked.map((text) => JSON.parse(text ?? 'null')), rooms: loaded.stay.rooms };
  };
  const asked = [3, 2, 1].map((adults) => ({ adults, childAges: [], infants: 0 }));

  it('are priced as they are asked, and become those of the hotel that the price is for', async () => {
    expect(await roomsFor({ ...sampleStay, rooms })).toEqual({
      asked: [asked],
      rooms: 'h-1:2.0.0,h-1:1.0.0,h-2:3.0.0',
    });
  });

  it('do not matter to a home, which is booked as a whole', async () => {
    expect(await roomsFor(sampleStay)).toEqual({ asked: [asked], rooms: undefined });
  });
});
