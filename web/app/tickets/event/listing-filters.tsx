import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import { ChevronDownIcon, Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useMenu } from '../../ui/use-menu.ts';
import { useSectionName } from '../parts/use-place-text.ts';
import { changed, filterNames, type TicketsQuery } from './listings-query.ts';
import type { Listings } from './load-listings.ts';

type ListingFiltersProps = {
  path: string;
  asked: TicketsQuery;
  listings: Listings;
  section: SeatSection | undefined;
};

/** Filters with the number of listings that each would leave; each is a link. */
export const ListingFilters = ({ path, asked, listings, section }: ListingFiltersProps) => {
  const t = useTranslations('event.filters');
  const sectionName = useSectionName();
  return (
    <div className="event-filters">
      <PriceFilter {...{ path, asked, listings }} />
      <div className="chip-row listing-filters">
        {section && (
          <ChipLink
            label={sectionName(section)}
            to={`${path}${changed(asked, { section: undefined })}`}
            isSelected
            isInPlace
          />
        )}
        {filterNames.map((name) => (
          <ChipLink
            key={name}
            label={t(name)}
            count={listings.filterCounts[name]}
            to={`${path}${changed(asked, { [name]: !asked[name] })}`}
            isSelected={asked[name]}
            isInPlace
          />
        ))}
      </div>
    </div>
  );
};

/** A form that is sent with GET: without scripts too. */
const PriceFilter = ({ path, asked, listings }: Omit<ListingFiltersProps, 'section'>) => {
  const t = useTranslations('event.filters');
  const money = useMoney();
  const submit = useSubmit();
  const { menu } = useMenu();
  const { minPrice, maxPrice } = asked;
  const isOn = minPrice !== undefined || maxPrice !== undefined;
  const { lowest, highest } = listings;
  if (!lowest || !highest) return null;
  const text = {
    from: money((minPrice ?? lowest.amount / 100) * 100),
    to: money((maxPrice ?? highest.amount / 100) * 100),
  };
  const kept = new URLSearchParams(changed(asked, { minPrice: undefined, maxPrice: undefined }));
  return (
    <details className="price-filter" ref={menu}>
      <summary className="chip" data-on={isOn ? '' : undefined}>
        {isOn ? t('priceRange', text) : t('price')}
        <Icon of={ChevronDownIcon} size={16} />
      </summary>
      <Form
        action={path}
        className="price-filter-panel"
        preventScrollReset
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          // the focus stays on what opened the panel, which now says the range
          form.closest('details')?.querySelector('summary')?.focus();
          form.closest('details')?.removeAttribute('open');
          const fields = new FormData(form);
          for (const name of ['minPrice', 'maxPrice']) if (!fields.get(name)) fields.delete(name);
          void submit(fields, { action: path, preventScrollReset: true });
        }}
      >
        {[...kept].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="price-filter-fields" key={`${minPrice} ${maxPrice}`}>
          <TextField
            label={t('from')}
            name="minPrice"
            inputMode="numeric"
            pattern="[0-9]*"
            placeholder={String(Math.floor(lowest.amount / 100))}
            defaultValue={minPrice}
          />
          <TextField
            label={t('to')}
            name="maxPrice"
            inputMode="numeric"
            pattern="[0-9]*"
            placeholder={String(Math.ceil(highest.amount / 100))}
            defaultValue={maxPrice}
          />
        </div>
        <p className="small text-muted">{t('perTicket')}</p>
        <Button type="submit" variant="primary" size="small">
          {t('apply')}
        </Button>
      </Form>
    </details>
  );
};
