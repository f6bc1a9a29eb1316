import { useTranslations } from '../platform/translations.ts';

/** The words of the link to the page that the buyer came from. */
export const useNextLink = (next: string): { to: string; words: string } => {
  const t = useTranslations('joinMembership.next');
  const kind = /^\/property\/[^/]+\/booking\//.test(next)
    ? 'booking'
    : next.startsWith('/property/')
      ? 'stay'
      : next === '/'
        ? 'home'
        : 'other';
  return { to: next, words: t(kind) };
};
