import { dayInZone, timeInZone } from '@golark/contract/dates/rules';
import { dateFormatter } from '../formatters.ts';
import type { Addresses } from './describe-page.server.ts';
import type { Thing } from './page-description.ts';

/** The crumbs that the page shows. */
export const crumbsThing = (crumbs: readonly { label: string; to?: string }[], at: Addresses): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    // the last one is the page itself
    ...(to ? { item: at.page(to) } : {}),
  })),
});

/** The questions that the page shows. */
export const questionsThing = (questions: readonly { question: string; answer: string }[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The city of a place: only guests know the street. */
export const cityAddress = ({ city, state }: { city: { name: string }; state: { id: string } }): Thing => ({
  '@type': 'PostalAddress',
  addressLocality: city.name,
  addressRegion: state.id.toUpperCase(),
  addressCountry: 'US',
});

/** An approximate point is rounded in binary: `-104.99000000000001`. */
const degreesOf = (value: number): number => Number(value.toFixed(6));

export const pointThing = ({ lat, lng }: { lat: number; lng: number }): Thing => ({
  '@type': 'GeoCoordinates',
  latitude: degreesOf(lat),
  longitude: degreesOf(lng),
});

/** 6450 cents → `64.50` */
export const decimalAmount = (amount: number): string => (amount / 100).toFixed(2);

/** The wall time of a place with its distance from UTC: `2026-12-20T19:00:00-07:00`. */
export const zonedTime = (at: string, timeZone: string): string => {
  const instant = new Date(at);
  const zone = dateFormatter('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  const offset = zone?.value.replace('GMT', '') || '+00:00';
  return `${dayInZone(instant, timeZone)}T${timeInZone(instant, timeZone)}:00${offset}`;
};
