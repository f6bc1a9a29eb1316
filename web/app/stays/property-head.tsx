import { cityPathOf } from '@golark/contract/paths';
import { Island } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { type SearchQuery, saveButtonCode, writeStayQuery } from '../search/index.ts';
import { IconLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { BackIcon } from '../ui/icon.tsx';
import { Gallery } from './gallery.tsx';
import type { StayPage } from './load-stay-page.ts';
import { ShareButton } from './share-button.tsx';
import { stayCrumbs } from './stay-crumbs.ts';

type HeadProps = { property: StayPage['property']; search: SearchQuery };

/** The title, what can be done with the page, and the pictures. */
export const PropertyHead = ({ property, search }: HeadProps) => {
  const t = useTranslations('stays.page');
  const { city, state } = property;
  const query = writeStayQuery(search);
  const cityPath = `${cityPathOf(property)}${query}`;
  return (
    <div className="property-head">
      <div className="desktop-only">
        <Crumbs crumbs={stayCrumbs(property, query)} />
      </div>
      <div className="property-title">
        <p className="text-muted phone-only">
          {city.name}, {state.name}
        </p>
        <h1 className="display">{property.title}</h1>
      </div>
      <div className="property-over">
        <div className="phone-only">
          <IconLink icon={BackIcon} label={t('back', { city: city.name })} to={cityPath} isLined />
        </div>
        <div className="property-actions">
          <Island of={saveButtonCode} globalId={property.id} query={query} />
          <ShareButton title={property.title} />
        </div>
      </div>
      <Gallery property={property} />
    </div>
  );
};
