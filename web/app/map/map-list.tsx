import { useTranslations } from '../platform/translations.ts';
import { CloseIcon, Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { MapStay, PinKind } from './price-pins.tsx';

type MapListProps = { stays: readonly MapStay[]; kind: PinKind; onClose: () => void };

/** The stays or venues of a pin that no zoom separates. */
export const MapList = ({ stays, kind, onClose }: MapListProps) => {
  const t = useTranslations('map');
  const money = useMoney();
  return (
    <article className="map-card map-card-list">
      <h3>{t('here', { kind, count: stays.length })}</h3>
      <ul>
        {stays.map(({ id, to, title, total }) => (
          <li key={id}>
            <PageLink to={to}>
              <span>{title}</span>
              <b className="figures">{money(total)}</b>
            </PageLink>
          </li>
        ))}
      </ul>
      <button type="button" className="map-card-close" aria-label={t('closeCard')} onClick={onClose}>
        <Icon of={CloseIcon} size={18} />
      </button>
    </article>
  );
};
