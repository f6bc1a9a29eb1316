import { ticketCategoryPath } from '@golark/contract/event-paths';
import type { EventGenre } from '@golark/contract/events/rules';
import type { Event } from '@golark/contract/events/schemas';
import { ticketsPath } from '@golark/contract/paths';
import type { useTranslations } from '../../platform/translations.ts';

type Texts = { tickets: string; nameOf: ReturnType<typeof useTranslations<'ticketParts'>> };

export const eventCrumbs = ({ category, genre, title }: Event, { tickets, nameOf }: Texts) => [
  { label: tickets, to: ticketsPath() },
  { label: nameOf(`categories.${category}`), to: ticketCategoryPath([category]) },
  { label: nameOf(`genres.${genre as EventGenre}`), to: ticketCategoryPath([category, genre]) },
  { label: title },
];
