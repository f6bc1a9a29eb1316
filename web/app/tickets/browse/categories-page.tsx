import { ticketCategoriesPath, ticketCategoryPath } from '@golark/contract/event-paths';
import { listTicketCategories } from '@golark/contract/events/calls';
import type { EventGenre } from '@golark/contract/events/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { crumbsThing } from '../../platform/page/structured-data.server.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ChipLink } from '../../ui/chip.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/categories-page.ts';
import { categoriesCrumbs } from './browse-crumbs.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import './browse.css';

export const handle = { messages: ['ticketBrowse'] };

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  settleTicketPath(url);
  const { categories } = dataOrThrow(await callApi(api, listTicketCategories));
  const crumbs = categoriesCrumbs(translatorOf(locale, 'ticketBrowse'));
  describePage(args, { path: ticketCategoriesPath(), things: (at) => [crumbsThing(crumbs, at)] });
  return { locale, categories };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'ticketBrowse');
  return pageMeta({
    title: t('categoriesPage.headTitle'),
    description: t('description'),
  });
};

const CategoriesPage = ({ loaderData: { categories } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  return (
    <div className="page-width tickets-page">
      <Crumbs crumbs={categoriesCrumbs(t)} />
      <h1 className="display mt-4">{t('categoriesPage.title')}</h1>
      {categories.map(({ category, count, genres }) => (
        <section key={category} className="mt-10">
          <div className="section-head">
            <h2 className="title-1">{t(`categories.${category}`)}</h2>
            <TextLink to={ticketCategoryPath([category])}>{t('showAll', { count })}</TextLink>
          </div>
          <div className="flex flex-wrap gap-2">
            {genres.map(({ genre, count: ofGenre }) => (
              <ChipLink
                key={genre}
                label={t(`genres.${genre as EventGenre}`)}
                count={ofGenre}
                to={ticketCategoryPath([category, genre])}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
};

export default CategoriesPage;
