import { nightsBetween } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { stayPath } from '@golark/contract/paths';
import type { EmailCard, EmailContent, EmailSection } from '#platform/email/render-email';
import { formatDay, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { StayNews } from '../compare-stays.ts';

/** A larger email is cut by some programs; counts and links name the rest. */
const mostCardsOfSearch = 6;
const mostCards = 24;

/** The most useful first. */
const kinds = ['cheaper', 'back', 'new'] as const satisfies readonly StayNews['kind'][];

const partyNames = ['adults', 'ages', 'infants', 'pets'];

export interface ReportedSearch {
  name: string;
  /** The page of the results. */
  path: string;
  hasDates: boolean;
  news: readonly StayNews[];
  stopUrl: string;
}

export interface AlertFacts {
  firstName: string;
  searches: readonly ReportedSearch[];
  manageUrl: string;
  /** The address of a page of this site. */
  urlOf: (path: string) => string;
  pictureUrl: (id: string) => string;
}

/** The page of a stay with the dates of its total and the party of the search. */
const pathOfStay = ({ hit: { id, dates } }: StayNews, { path, hasDates }: ReportedSearch): string => {
  const asked = new URL(path, 'http://localhost').searchParams;
  const chosen = hasDates && dates ? { dateFrom: dates.arriveDay, dateTo: dates.departDay } : {};
  const query = new URLSearchParams(chosen);
  for (const name of partyNames) {
    const value = asked.get(name);
    if (value !== null) query.set(name, value);
  }
  return stayPath(id, query.size > 0 ? `?${query}` : '');
};

const headlineOf = ({ kind, hit, formerAmount }: StayNews, hasDates: boolean, locale: Locale): string => {
  const t = translatorOf(locale, 'searchAlerts');
  const total = hit.total && formatUsd(hit.total.amount, locale);
  if (kind === 'cheaper')
    return t('kinds.cheaper', { total: total ?? '', former: formatUsd(formerAmount ?? 0, locale) });
  return hasDates && total ? t(`kinds.${kind}`, { total }) : t(`withoutTotal.${kind}`);
};

const datesOf = ({ hit: { dates, total } }: StayNews, hasDates: boolean, locale: Locale): string[] => {
  if (!dates) return [];
  const t = translatorOf(locale, 'searchAlerts');
  const { arriveDay, departDay } = dates;
  const range = { from: formatDay(arriveDay, locale), to: formatDay(departDay, locale) };
  if (hasDates) return [t('dates', { ...range, nights: nightsBetween(arriveDay, departDay) })];
  return total ? [t('nextDates', { ...range, total: formatUsd(total.amount, locale) })] : [];
};

const cardOf = (
  news: StayNews,
  { search, facts, locale }: { search: ReportedSearch; facts: AlertFacts; locale: Locale },
): EmailCard => {
  const t = translatorOf(locale, 'searchAlerts');
  const { title, images, city, state } = news.hit;
  const [image] = images;
  return {
    title,
    url: facts.urlOf(pathOfStay(news, search)),
    picture: image ? { url: facts.pictureUrl(image.id), alt: image.alt } : null,
    lines: [
      headlineOf(news, search.hasDates, locale),
      ...datesOf(news, search.hasDates, locale),
      t('place', { city, state }),
    ],
  };
};

const countsOf = (news: readonly StayNews[], locale: Locale): string => {
  const t = translatorOf(locale, 'searchAlerts');
  return kinds
    .map((kind) => ({ kind, count: news.filter((one) => one.kind === kind).length }))
    .flatMap(({ kind, count }) => (count > 0 ? [t(`counts.${kind}`, { count })] : []))
    .join(' · ');
};

const sectionsOf = (facts: AlertFacts, locale: Locale): EmailSection[] => {
  const t = translatorOf(locale, 'searchAlerts');
  let left = mostCards;
  return facts.searches.map((search) => {
    const ordered = kinds.flatMap((kind) => search.news.filter((one) => one.kind === kind));
    const shown = ordered.slice(0, Math.min(left, mostCardsOfSearch));
    left -= shown.length;
    const more = ordered.length - shown.length;
    return {
      title: search.name,
      note: countsOf(search.news, locale),
      cards: shown.map((news) => cardOf(news, { search, facts, locale })),
      links: [
        {
          label: more > 0 ? t('allAndMore', { count: more }) : t('all'),
          url: facts.urlOf(search.path),
        },
        { label: t('stop'), url: search.stopUrl },
      ],
    };
  });
};

const subjectOf = ({ searches }: AlertFacts, locale: Locale): string => {
  const t = translatorOf(locale, 'searchAlerts');
  const [only, ...others] = searches;
  if (!only || others.length > 0) return t('subjectOfSeveral', { count: searches.length });
  return t('subject', { name: only.name, news: countsOf(only.news, locale) });
};

/** Subject and content of the email with the news of an account's searches. */
export const alertEmail = (facts: AlertFacts, locale: Locale): { subject: string; content: EmailContent } => {
  const t = translatorOf(locale, 'searchAlerts');
  const count = facts.searches.length;
  return {
    subject: subjectOf(facts, locale),
    content: {
      locale,
      title: t('title', { count }),
      paragraphs: [t('lead', { firstName: facts.firstName })],
      rows: [],
      sections: sectionsOf(facts, locale),
      action: { label: t('manage'), url: facts.manageUrl },
      footer: t('footer', { count }),
    },
  };
};
