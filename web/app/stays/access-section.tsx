import type { Accessibility } from '@golark/contract/stays/accessibility';
import { useDescribeAccess } from '../access-facts/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { DetailList } from '../ui/detail-list.tsx';

/** Measurements by the host, without those that are not known. */
export const AccessSection = ({ facts }: { facts: Accessibility }) => {
  const t = useTranslations('accessFacts');
  return (
    <section className="stay-section" id="accessibility">
      <h2 className="title-2">{t('title')}</h2>
      <DetailList details={useDescribeAccess()(facts)} className="stay-facts" />
      <p className="small text-muted">{t('measured')}</p>
    </section>
  );
};
