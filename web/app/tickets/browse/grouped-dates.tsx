import { type TimeWord, timeWords } from '@golark/contract/events/rules';
import { ticketsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { EventStub } from '../parts/event-stub.tsx';
import type { EventGroup } from './group-events.ts';

type GroupedDatesProps = {
  groups: readonly EventGroup[];
  titleOf: (key: string) => string;
  when: TimeWord | null;
  /** The address with a time word, or without one. */
  pathOf: (when: TimeWord | null) => string;
  isPlaceKnown?: boolean;
};

const times: readonly (TimeWord | null)[] = [null, ...timeWords];

/** Events under headings, with links to those of a time. */
export const GroupedDates = ({ groups, titleOf, when, pathOf, isPlaceKnown = false }: GroupedDatesProps) => {
  const t = useTranslations('ticketBrowse');
  const isEmpty = groups.length === 0;
  return (
    <>
      {!(isEmpty && when === null) && (
        <nav className="time-words mt-8" aria-label={t('form.when')}>
          {times.map((word) => (
            <PageLink
              key={word ?? 'any'}
              to={pathOf(word)}
              aria-current={word === when || undefined}
              preventScrollReset
            >
              {word ? t(`form.times.${word}`) : t('form.anyDay')}
            </PageLink>
          ))}
        </nav>
      )}
      {isEmpty && (
        <EmptyState
          icon={TicketIcon}
          title={t(when === null ? 'noDates.title' : 'noDates.then')}
          text={t('noDates.text')}
          action={
            <ButtonLink to={when === null ? ticketsPath() : pathOf(null)} variant="primary">
              {t(when === null ? 'noDates.tickets' : 'form.anyDay')}
            </ButtonLink>
          }
        />
      )}
      {groups.map(({ key, events }) => (
        <section key={key} className="mt-8">
          <h2 className="title-2 dates-group">{titleOf(key)}</h2>
          <div className="event-stubs">
            {events.map((event) => (
              <EventStub key={event.id} event={event} isPlaceKnown={isPlaceKnown} />
            ))}
          </div>
        </section>
      ))}
    </>
  );
};
