import type { Event } from '@golark/contract/events/schemas';
import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { ListingsPage, TicketListing } from '@golark/contract/tickets/listing-schemas';
import type { Hold, TicketOrder } from '@golark/contract/tickets/order-schemas';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

type Section = Event['seatMap']['sections'][number];

const section = (id: string, given: Partial<Section>): Section => ({
  id,
  label: id,
  tier: 'lower',
  outline: 'M0 0L60 0L60 60L0 60Z',
  labelAt: [30, 30],
  angle: 0,
  quality: 0.5,
  viewpoint: { angle: 0, distance: 0.5, height: 0.2 },
  rows: { labeling: 'numbers', first: 1, numbering: 'from-1', seats: [8, 8, 8] },
  places: 0,
  bays: [],
  ...given,
});

/** Two tiers with a section at the top and one at the bottom each, and a standing area without tickets. */
export const sampleEvent: Event = {
  id: 'ev1',
  title: 'Rail v. Kings',
  category: 'sports',
  genre: 'hockey',
  status: 'SCHEDULED',
  changeCount: 0,
  startsAt: '2026-12-06T03:00:00.000Z',
  isTimeTbd: false,
  onSaleAt: null,
  venue: {
    id: 'coliseum',
    slug: 'coliseum-portland',
    name: 'Columbia Coliseum',
    kind: 'hockey-arena',
    city: { id: 'or-portland', name: 'Portland', slug: 'portland' },
    state: { id: 'or', name: 'Oregon', slug: 'oregon' },
    timeZone: 'America/Los_Angeles',
    lat: 45.5,
    lng: -122.6,
  },
  performers: [{ id: 'rail', slug: 'rail', name: 'Rose City Rail', genre: 'hockey' }],
  image: { id: 'event.ev1', alt: 'Drawing of a hockey game' },
  fromPrice: usd(4800),
  fewLeft: null,
  distanceMeters: null,
  doorsAt: '2026-12-06T01:30:00.000Z',
  movedFrom: null,
  seatMap: {
    width: 720,
    height: 560,
    field: [{ role: 'surface', d: 'M300 250L420 250L420 310L300 310Z' }],
    sections: [
      section('101', { bays: [{ label: 'Bay 101A', spaces: 4, companions: 1, at: [10, 10] }] }),
      section('107', { angle: 180 }),
      section('301', { tier: 'upper', angle: 2 }),
      section('307', { tier: 'upper', angle: 178 }),
      section('pit', { label: 'Pit', tier: 'pit', rows: null, places: 200 }),
    ],
  },
  venueImage: { id: 'venue.coliseum', alt: 'Drawing of an arena' },
  capacity: 18_000,
  ticketLimit: 8,
  refundSteps: [],
  resaleCapPercent: null,
  companionsReleasedAt: '2026-12-05T03:00:00.000Z',
  salesEndAt: '2026-12-06T03:00:00.000Z',
};

const places = {
  '101': { sectionId: '101', section: '101', tier: 'lower', row: '2' },
  '107': { sectionId: '107', section: '107', tier: 'lower', row: '1' },
  '301': { sectionId: '301', section: '301', tier: 'upper', row: '3' },
  '307': { sectionId: '307', section: '307', tier: 'upper', row: '3' },
} as const;

export const sampleListing = (at: keyof typeof places, price: number): TicketListing => ({
  id: `listing-${at}`,
  place: { ...places[at], seats: ['3', '4'], isAccessible: false, spaces: [] },
  quantities: [2],
  price: usd(price),
  total: usd(2 * price),
  memberTotal: usd(2 * price - 1000),
  lines: [
    { code: 'tickets', label: '2 tickets', amount: usd(2 * price - 1600) },
    { code: 'ticket_fee', label: 'Service fee', amount: usd(1600) },
  ],
  value: {
    value: 91,
    level: 'great',
    reason: 'below-similar',
    difference: usd(3100),
    comparedSections: ['101', '107'],
    comparedCount: 12,
  },
  disclosures: [],
  delivery: 'instant',
  inHandOn: null,
  isResale: true,
});

const listings = [
  sampleListing('101', 8600),
  sampleListing('107', 9700),
  sampleListing('301', 4800),
  sampleListing('307', 5200),
];

export const sampleListings: ListingsPage = {
  edges: listings.map((node) => ({ node })),
  pageInfo: { pageNumber: 1, pageSize: 20, totalPages: 1, totalCount: listings.length },
  sections: listings.map(({ place, price }, index) => ({
    sectionId: place.sectionId,
    fromPrice: price,
    listingCount: 1,
    band: index + 1,
  })),
  bands: listings.map(({ price }, index) => ({ band: index + 1, from: price, to: price })),
  lowest: usd(4800),
  highest: usd(9700),
  hiddenCount: 0,
  filterCounts: { accessible: 0, aisle: 1, inHand: 4, clearView: 4, transferable: 0 },
  changeNumber: '7',
};

export const noListings: ListingsPage = {
  ...sampleListings,
  edges: [],
  pageInfo: { ...sampleListings.pageInfo, totalCount: 0 },
  sections: [],
  bands: [],
  lowest: null,
  highest: null,
};

const { venue } = sampleEvent;

const heldEvent: Hold['event'] = {
  id: 'ev1',
  title: sampleEvent.title,
  genre: sampleEvent.genre,
  status: 'SCHEDULED',
  changeCount: 0,
  startsAt: sampleEvent.startsAt,
  isTimeTbd: false,
  doorsAt: sampleEvent.doorsAt,
  venue: {
    id: venue.id,
    name: venue.name,
    kind: venue.kind,
    city: 'Portland',
    state: 'OR',
    timeZone: venue.timeZone,
    lat: venue.lat,
    lng: venue.lng,
  },
  image: sampleEvent.image,
};

const [listing] = listings as [TicketListing];

/** Held until ten minutes after the time of the pages in tests. */
export const sampleHold: Hold = {
  id: 'hold1',
  listingId: listing.id,
  event: heldEvent,
  place: listing.place,
  quantity: 2,
  status: 'HELD',
  orderId: null,
  expiresAt: '2026-11-20T18:10:00.000Z',
  canExtend: true,
  price: listing.price,
  lines: listing.lines,
  total: listing.total,
  memberTotal: listing.memberTotal,
  applies: 'nonMember',
  disclosures: [],
  delivery: 'instant',
  inHandOn: null,
  isResale: true,
};

/** Their squares are none of a real code. */
export const sampleCodes: TicketCode[] = [1, 2].map((number) => ({
  number,
  code: `GLK0${number}`,
  size: 33,
  path: `M0 ${number}h7v1h-7z`,
}));

export const sampleTicketOrder: TicketOrder = {
  id: 'order1',
  code: 'GK7F3A',
  status: 'CONFIRMED',
  itemId: 'item1',
  event: heldEvent,
  place: listing.place,
  quantity: 2,
  buyer: { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' },
  tickets: [1, 2].map((number) => ({
    number,
    place: { ...listing.place, seats: [String(number + 2)] },
    status: 'VALID' as const,
    isReady: true,
    usedAt: null,
    transfer: null,
    canTransfer: false,
    canCancel: false,
    isInPool: false,
  })),
  lines: listing.lines,
  total: listing.total,
  orderTotal: listing.total,
  card: { brand: 'visa', last4: '4242' },
  paymentAction: null,
  refunded: usd(0),
  disclosures: [],
  delivery: 'instant',
  inHandOn: null,
  isResale: true,
  ...{ deliverBy: null, deliveredAt: null, transferredWith: null, isMissed: false },
  holdExpiresAt: null,
  returnUntil: null,
  refundStep: null,
  key: 'key1',
  createdAt: '2026-11-20T18:00:00.000Z',
};
