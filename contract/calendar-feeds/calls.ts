import type { Call } from '../call.ts';
import type { calendarFeedsSchemas } from './schemas.ts';

type Schemas = typeof calendarFeedsSchemas;
type FeedCall<Name extends keyof Schemas> = Call<Schemas[Name], { partner: 'calendar.write' }>;

const access = { partner: 'calendar.write' } as const;

export const listCalendarFeeds: FeedCall<'listCalendarFeeds'> = {
  name: 'listCalendarFeeds',
  method: 'GET',
  path: '/v1/partner/calendar-feeds',
  access,
  status: 200,
};

export const addCalendarFeed: FeedCall<'addCalendarFeed'> = {
  name: 'addCalendarFeed',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar-feeds',
  access,
  status: 201,
  isOwned: true,
  isIdempotent: true,
  work: 'feeds',
};

export const getCalendarFeed: FeedCall<'getCalendarFeed'> = {
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}/calendar-feeds/{feedId}',
  access,
  status: 200,
  isOwned: true,
};

export const importCalendarFeed: FeedCall<'importCalendarFeed'> = {
  name: 'importCalendarFeed',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar-feeds/{feedId}/import',
  access,
  status: 200,
  isOwned: true,
  isIdempotent: true,
  work: 'feeds',
};

export const removeCalendarFeed: FeedCall<'removeCalendarFeed'> = {
  name: 'removeCalendarFeed',
  method: 'DELETE',
  path: '/v1/partner/listings/{listingId}/calendar-feeds/{feedId}',
  access,
  status: 204,
  isOwned: true,
  isIdempotent: true,
};

export const renewCalendarLink: FeedCall<'renewCalendarLink'> = {
  name: 'renewCalendarLink',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/calendar-links/renew',
  access,
  status: 200,
  isOwned: true,
  isIdempotent: false,
};
