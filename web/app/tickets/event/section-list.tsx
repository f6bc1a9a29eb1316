import { tiers } from '@golark/contract/events/seat-map-terms';
import { useTranslations } from '../../platform/translations.ts';
import { AccessibleIcon, ChevronDownIcon, Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { usePlaceName, useSectionName } from '../parts/use-place-text.ts';
import { changed, type TicketsQuery } from './listings-query.ts';
import { byTier, type MapSection, type TierGroup } from './seat-map/map-sections.ts';

type SectionListProps = {
  path: string;
  asked: TicketsQuery;
  sections: readonly MapSection[];
  selected: string | undefined;
  accessibleCount: number;
};

/** The map as text: every section with tickets, by tier, with its lowest price and its listings. */
export const SectionList = ({ path, asked, sections, selected, accessibleCount }: SectionListProps) => {
  const t = useTranslations('event.sections');
  const offered = sections.filter(({ offer, isFilteredOut }) => offer && !isFilteredOut);
  const groups = byTier(offered, tiers);
  if (groups.length === 0) return null;
  return (
    <section className="section-list" id="sections" aria-labelledby="sections-title" tabIndex={-1}>
      <h2 className="title-3" id="sections-title">
        {t('title')}
      </h2>
      <ul>
        {groups.map((group) => (
          <li key={group.tier}>
            <Tier group={group} {...{ path, asked, selected }} />
          </li>
        ))}
        {accessibleCount > 0 && (
          <li>
            <PageLink
              className="section-tier"
              to={`${path}${changed(asked, { accessible: !asked.accessible })}`}
              aria-current={asked.accessible || undefined}
              prefetch="none"
              preventScrollReset
            >
              <Icon of={AccessibleIcon} size={20} />
              <span className="grow">
                <b>{t('accessible')}</b>
                <small>{t('accessibleText', { count: accessibleCount, quantity: asked.quantity })}</small>
              </span>
            </PageLink>
          </li>
        )}
      </ul>
    </section>
  );
};

type TierProps = Pick<SectionListProps, 'path' | 'asked' | 'selected'> & { group: TierGroup };

const byPrice = (a: MapSection, b: MapSection): number =>
  (a.offer?.fromPrice.amount ?? 0) - (b.offer?.fromPrice.amount ?? 0);

const Tier = ({ group, path, asked, selected }: TierProps) => {
  const t = useTranslations('event.sections');
  const tierName = useTranslations('ticketParts.tiers');
  const sectionName = useSectionName();
  const placeName = usePlaceName();
  const money = useMoney();
  const sections = group.sections.toSorted(byPrice);
  const count = sections.reduce((sum, { offer }) => sum + (offer?.listingCount ?? 0), 0);
  const isOpen = sections.some(({ id }) => id === selected);
  return (
    <details open={isOpen}>
      <summary className="section-tier">
        <span className="grow">
          <b>{tierName(group.tier)}</b>
          <small>{t('tier', { sections: sections.length, count })}</small>
        </span>
        <span className="small text-muted whitespace-nowrap">
          {t.rich('from', {
            price: money(sections[0]?.offer?.fromPrice.amount ?? 0),
            b: (words) => <b className="figures">{words}</b>,
          })}
        </span>
        <Icon of={ChevronDownIcon} size={18} />
      </summary>
      <ul className="section-chips">
        {sections.map(({ id, label, tier, offer }) => (
          <li key={id}>
            <PageLink
              to={`${path}${changed(asked, { section: id === selected ? undefined : id })}`}
              aria-current={id === selected || undefined}
              aria-label={t('section', {
                section: sectionName({ label, tier }),
                price: money(offer?.fromPrice.amount ?? 0),
                count: offer?.listingCount ?? 0,
              })}
              prefetch="none"
              preventScrollReset
            >
              <b>{placeName(label)}</b>
              <span className="figures">{money(offer?.fromPrice.amount ?? 0)}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </details>
  );
};
