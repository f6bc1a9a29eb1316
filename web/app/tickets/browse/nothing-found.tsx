import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TicketIcon } from '../../ui/icon.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { milesOf } from '../parts/event-words.ts';
import { wayOnPath } from './browsing-links.ts';
import { nearMiles } from './find-near.ts';
import { type Browsing, type WayOn, widerMeters } from './load-tickets.ts';

type NothingFoundProps = { browsing: Browsing; waysOn: readonly WayOn[] };

const shown = 3;

/** Says that there is nothing, and where there is something. */
export const NothingFound = ({ browsing, waysOn }: NothingFoundProps) => {
  const t = useTranslations('ticketBrowse.nothing');
  const { near, when } = browsing;
  const place = near?.name ?? '';
  const time = when === null ? 'any' : when;
  return (
    <EmptyState
      icon={TicketIcon}
      title={place ? t(`titleNear.${time}`, { place }) : t('title')}
      text={waysOn.length > 0 ? t('text') : t('nowhere')}
      action={
        <div className="ways-on">
          {waysOn.slice(0, shown).map(({ kind, count }, index) => (
            <ButtonLink
              key={kind}
              to={wayOnPath(browsing, kind)}
              variant={index === 0 ? 'primary' : 'secondary'}
            >
              {t(`ways.${kind}`, {
                count,
                miles: milesOf(kind === 'wider' ? widerMeters : (near?.radius ?? nearMiles)),
              })}
            </ButtonLink>
          ))}
        </div>
      }
    />
  );
};
