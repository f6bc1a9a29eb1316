import type { ListingSection } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import { useTranslations } from '../platform/translations.ts';
import { SectionSummary } from './section-summary.tsx';

type ConflictNoticeProps = { section: ListingSection; current: OwnListingDetails['sections'] };

/** The values that another person has saved since the form was opened. The form has what was typed; saving it again replaces this. */
export const ConflictNotice = ({ section, current }: ConflictNoticeProps) => {
  const t = useTranslations('ownListings.conflict');
  const { values } = current[section];
  return (
    <section className="panel listing-conflict" aria-label={t('now')}>
      <h2 className="title-3">{t('now')}</h2>
      {values && <SectionSummary section={section} values={values} />}
      <p className="text-muted">{t('lead')}</p>
    </section>
  );
};
