import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import type { AlsoOrdered as Item } from './load-also-ordered.ts';

/** What was bought with the same payment, with the way there. */
export const AlsoOrdered = ({ items }: { items: readonly Item[] }) => {
  const t = useTranslations('payments');
  if (items.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="title-3">{t('alsoOrdered')}</h2>
      <ul className="grid gap-1 mt-2">
        {items.map(({ text, to }) => (
          <li key={`${to}${text}`}>
            <TextLink to={to}>{text}</TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
