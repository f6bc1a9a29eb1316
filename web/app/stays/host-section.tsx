import { askHostPath, hostPath } from '@golark/contract/host-paths';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/link.tsx';

/** Who offers the stay, and the way to ask them something. */
export const HostSection = ({ property, yearsHosting }: { property: Property; yearsHosting: number }) => {
  const t = useTranslations('stays.host');
  const { host } = property;
  return (
    <section className="stay-section" id="host">
      <h2 className="title-2">{t('title')}</h2>
      <div className="stay-host">
        <Avatar firstName={host.name} size="large" />
        <div className="min-w-0">
          <TextLink to={hostPath(host.id)}>{host.name}</TextLink>
          <p className="small text-muted">
            {t('facts', { years: yearsHosting, listings: host.listingCount })}
          </p>
        </div>
        <ButtonLink to={askHostPath(property.id)}>{t('ask')}</ButtonLink>
      </div>
    </section>
  );
};
