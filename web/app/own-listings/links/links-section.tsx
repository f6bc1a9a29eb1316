import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useOpenByHash } from '../use-open-by-hash.ts';
import './links.css';
import { joinIntent, type LinksOutcome, leaveIntent, partsIntent } from './links-outcome.ts';
import { PartsForm } from './parts-form.tsx';
import { WholeForm } from './whole-form.tsx';

type LinksSectionProps = { links: ListingLinks; hostId: string; outcome: LinksOutcome | undefined };

const useLinksHint = () => {
  const t = useTranslations('listingLinks');
  return ({ parts, wholes }: ListingLinks): string =>
    [
      parts.length > 0 && t('partCount', { count: parts.length }),
      wholes.length > 0 && t('wholeCount', { count: wholes.length }),
    ]
      .filter((part) => part !== false)
      .join(' · ') || t('none');
};

/** The whole of which a listing is a part, and its parts. */
export const LinksSection = ({ links, hostId, outcome }: LinksSectionProps) => {
  const t = useTranslations('listingLinks');
  const hint = useLinksHint();
  const details = useOpenByHash('links');
  const isOwn = [partsIntent, joinIntent, leaveIntent].some((intent) => intent === outcome?.intent);
  return (
    <details
      id="links"
      ref={details}
      className="panel listing-section listing-links"
      open={isOwn ? true : undefined}
    >
      <summary>
        <h2 className="title-3">{t('title')}</h2>
        <span className="small text-muted">{hint(links)}</span>
      </summary>
      <p className="text-muted">{t('lead')}</p>
      <PartsForm {...{ links, hostId, outcome }} />
      <WholeForm {...{ links, hostId, outcome }} />
    </details>
  );
};
