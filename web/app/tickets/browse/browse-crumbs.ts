import { ticketCategoryPath, venuesPath } from '@golark/contract/event-paths';
import type { EventGenre } from '@golark/contract/events/rules';
import type { Performer, Venue } from '@golark/contract/events/schemas';
import { ticketsPath } from '@golark/contract/paths';

type TextOf = (
  key:
    | 'crumb'
    | 'venues.title'
    | 'categoriesPage.title'
    | `categories.${Performer['category']}`
    | `genres.${EventGenre}`,
) => string;

export const performerCrumbs = ({ name, category, genre }: Performer, t: TextOf) => [
  { label: t('crumb'), to: ticketsPath() },
  { label: t(`categories.${category}`), to: ticketCategoryPath([category]) },
  { label: t(`genres.${genre as EventGenre}`), to: ticketCategoryPath([category, genre]) },
  { label: name },
];

export const venuesCrumbs = (t: TextOf) => [
  { label: t('crumb'), to: ticketsPath() },
  { label: t('venues.title') },
];

export const venueCrumbs = ({ name }: Venue, t: TextOf) => [
  { label: t('crumb'), to: ticketsPath() },
  { label: t('venues.title'), to: venuesPath() },
  { label: name },
];

export const categoriesCrumbs = (t: TextOf) => [
  { label: t('crumb'), to: ticketsPath() },
  { label: t('categoriesPage.title') },
];
