import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sampleStay } from '../../testing/sample-stay.ts';
import * as reviewsPage from './reviews-page.tsx';
import { readReviewsQuery, stayParamsOf, writeReviewsQuery } from './reviews-query.ts';

const stay = 'GET /v1/property/stay1';
const reviews = 'GET /v1/property/stay1/reviews';

const found = {
  edges: [
    {
      node: {
        authorName: 'Nora',
        authorPlace: 'Boise, ID',
        stayedIn: '2026-09-01',
        rating: 4,
        text: 'Warm and quiet.\nWould come back.',
        locale: 'en',
        reply: 'Thank you, Nora.',
      },
    },
  ],
  pageInfo: { pageNumber: 2, pageSize: 12, totalPages: 3, totalCount: 30 },
  breakdown: {
    stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: rating === 4 ? 30 : 0 })),
    topics: [{ topic: 'cleanliness', praised: 9, criticized: 2 }],
  },
};

const open = async (query: string, locale: 'en' | 'es' = 'en') => {
  await openPage(reviewsPage, {
    path: '/property/:id/reviews/',
    address: `/property/stay1/reviews/${query}`,
    locale,
    api: {
      [stay]: () => Response.json({ ...sampleStay, reviewCount: 51 }),
      [reviews]: () => Response.json(found),
    },
  });
};

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('shows a page of reviews with stars, answers of the host and the counts of topics', async () => {
  await open('?sort=lowest&page=2');
  const review = screen.getByText(/Warm and quiet/).closest('li') as HTMLElement;
  expect(within(review).getByText('4 stars')).toBeTruthy();
  expect(within(review).getByText('Response from House of Harlan')).toBeTruthy();
  expect(screen.getByText('9 of 11 positive')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('30 reviews');
});

it('keeps search, order and the dates of the stay in every link and in its form', async () => {
  await open('?dateFrom=2027-01-10&sort=newest&q=quiet&page=2');
  const kept = 'dateFrom=2027-01-10&sort=newest&q=quiet';
  expect(hrefOf('Page 3')).toBe(`/property/stay1/reviews/?${kept}&page=3`);
  expect(hrefOf('Cleanliness')).toBe(`/property/stay1/reviews/?${kept}&topic=cleanliness`);
  expect(hrefOf('Show all reviews')).toBe('/property/stay1/reviews/?dateFrom=2027-01-10&sort=newest');
  expect(hrefOf(/^Back to/)).toBe('/property/stay1/?dateFrom=2027-01-10');
  const form = screen.getByRole('searchbox').closest('form') as HTMLFormElement;
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe(
    'dateFrom=2027-01-10&q=quiet&sort=newest',
  );
});

it('speaks Spanish', async () => {
  await open('', 'es');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Opiniones de');
  expect(screen.getByText('Respuesta de House of Harlan')).toBeTruthy();
});

it('reads what its links say, and nothing else', () => {
  const query = { sort: 'lowest', q: 'hot tub & sauna', topic: 'value', page: 3 } as const;
  const params = new URLSearchParams(writeReviewsQuery(query, [['adults', '3']]));
  expect(readReviewsQuery(params)).toEqual(query);
  expect(stayParamsOf(params)).toEqual([['adults', '3']]);
  const odd = new URLSearchParams('sort=funniest&topic=food&page=-4&q=%20');
  expect(readReviewsQuery(odd)).toEqual({ sort: 'relevant', q: '', topic: null, page: 1 });
});
