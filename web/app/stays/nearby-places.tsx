import { Icon } from '../ui/icon.tsx';
import type { PresentedNearby } from './present-nearby.server.ts';

/** The neighborhood, and how far the city, sights and airports are. */
export const NearbyPlaces = ({ around }: { around: PresentedNearby }) => (
  <section className="stay-section" id="nearby">
    <h2 className="title-2">{around.title}</h2>
    {around.neighborhood && <p>{around.neighborhood}</p>}
    <ul className="nearby-places">
      {around.places.map(({ icon, name, distance }) => (
        <li key={name}>
          <Icon of={icon} size={18} />
          <span>{name}</span>
          <span className="figures text-muted">{distance}</span>
        </li>
      ))}
    </ul>
    <p className="small text-muted">{around.note}</p>
  </section>
);
