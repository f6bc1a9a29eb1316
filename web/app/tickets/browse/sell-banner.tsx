import { sellTicketsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';

/** For those who have tickets that they cannot use. */
export const SellBanner = () => {
  const t = useTranslations('ticketBrowse.sell');
  return (
    <section className="section sell-banner">
      <h2 className="title-1">{t('title')}</h2>
      <p>{t('text')}</p>
      <ButtonLink to={sellTicketsPath()}>{t('action')}</ButtonLink>
    </section>
  );
};
