import type { CalendarRow } from '@golark/contract/host-calendar/calendar-schemas';
import { listHostCalendars } from '@golark/contract/host-calendar/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { calendarPath, calendarsPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { Pages } from '../../ui/pages.tsx';
import { actingAs } from '../acting-as.ts';
import { readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/calendars-page.ts';
import './calendar.css';

export const handle = { messages: ['hostCalendar'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readHostPage(args);
  const query = { pageNumber: readPageNumber(url) };
  const page = dataOrThrow(await callApi(api, listHostCalendars, { query, headers: actingAs(host) }));
  // the page of one calendar says what a host without listings can do
  if (page.pageInfo.totalCount === 0) throw redirect(calendarPath());
  return { locale, rows: nodesOf(page), pageInfo: page.pageInfo };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'hostCalendar')('allTitle'), isIndexed: false })
    : [];

/** All calendars of the host, each with its next nights. */
const CalendarsPage = ({ loaderData: { rows, pageInfo } }: Route.ComponentProps) => {
  const t = useTranslations('hostCalendar');
  return (
    <>
      <h1 className="display">{t('allTitle')}</h1>
      <ul className="calendar-rows">
        {rows.map((row) => (
          <Row key={row.listing.id} row={row} />
        ))}
      </ul>
      <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={calendarsPath} />
    </>
  );
};

const Row = ({ row: { listing, nights } }: { row: CalendarRow }) => {
  const t = useTranslations('hostCalendar');
  const formatDay = useFormatDay();
  const money = useMoney();
  const free = nights.filter(({ freeUnits }) => freeUnits > 0).length;
  return (
    <li className="panel calendar-row">
      <div>
        <h2 className="title-3">
          <PageLink to={calendarPath(listing.id)}>{listing.title}</PageLink>
        </h2>
        <p className="small text-muted">{t('openOf', { free, nights: nights.length })}</p>
      </div>
      <ol className="calendar-strip">
        {nights.map(({ date, freeUnits, units, nightly }) => (
          <li
            key={date}
            data-open={freeUnits > 0 || undefined}
            aria-label={t(freeUnits > 0 ? 'nightOpen' : 'nightTaken', {
              day: formatDay(date),
              price: money(nightly.amount),
            })}
          >
            <span aria-hidden="true">{Number(date.slice(8))}</span>
            <small aria-hidden="true">
              {freeUnits > 0 ? money(nightly.amount) : t('taken')}
              {units > 1 && ` · ${freeUnits}`}
            </small>
          </li>
        ))}
      </ol>
    </li>
  );
};

export default CalendarsPage;
