import { useTranslations } from '../platform/translations.ts';
import { ChevronRightIcon, Icon } from './icon.tsx';
import { PageLink } from './link.tsx';

/** The last crumb is the page itself and has no link. */
export const Crumbs = ({ crumbs }: { crumbs: readonly { label: string; to?: string }[] }) => {
  const t = useTranslations('ui');
  return (
    <nav aria-label={t('crumbs')}>
      <ol className="crumbs">
        {crumbs.map(({ label, to }, position) => (
          <li key={label}>
            {position > 0 && <Icon of={ChevronRightIcon} size={14} />}
            {to ? <PageLink to={to}>{label}</PageLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};
