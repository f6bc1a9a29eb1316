import { sellerPath, sellTicketsPath } from '@golark/contract/paths';
import { soldTicketsPath, ticketListingsPath } from '@golark/contract/selling-paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TabLinks } from '../../ui/tabs.tsx';

/** The heading of a seller's page, with the way to the others. */
export const SellerHead = ({ title }: { title: string }) => {
  const t = useTranslations('seller');
  return (
    <>
      <div className="seller-head">
        <h1 className="display">{title}</h1>
        <ButtonLink to={sellTicketsPath()} variant="primary">
          {t('sell')}
        </ButtonLink>
      </div>
      <TabLinks
        label={t('tabs.label')}
        className="mt-4"
        tabs={[
          { to: sellerPath(), title: t('tabs.overview') },
          { to: ticketListingsPath(), title: t('tabs.listings') },
          { to: soldTicketsPath(), title: t('tabs.sold') },
        ]}
      />
    </>
  );
};
