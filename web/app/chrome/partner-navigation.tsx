import { mayAsPartner } from '@golark/contract/access/rules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { useNumber } from '../ui/numbers.ts';
import { partnerPages } from './partner-pages.ts';

type Page = (typeof partnerPages)[number];
type PageKey = Page['key'];

export type PartnerNavigation = readonly {
  key: PageKey;
  to: string;
  isCurrent: boolean;
  icon: Page['icon'];
  title: string;
  isWide?: boolean;
  /** How much is new there; null if nothing is. */
  count: ReactNode;
}[];

const isCurrent = (page: Page, pathname: string): boolean => {
  if ('end' in page) return pathname === page.to;
  return pathname.startsWith(page.to) || ('also' in page && pathname.startsWith(page.also));
};

/** The pages that the member's role includes; `unread` conversations are counted next to the messages. */
export const usePartnerNavigation = (unread: number): PartnerNavigation => {
  const t = useTranslations('chrome.partner');
  const number = useNumber();
  const { pathname } = useLocation();
  const role = useRootData()?.activeHost?.role;
  // an account that is about to become a host has none of these pages yet
  const isShown = (page: Page) => role !== undefined && mayAsPartner(role, page.needs);
  return partnerPages.filter(isShown).map((page) => ({
    ...page,
    isCurrent: isCurrent(page, pathname),
    title: t(`pages.${page.key}`),
    count:
      page.key === 'messages' && unread > 0 ? (
        <span className="nav-count">
          <span aria-hidden="true">{number(unread)}</span>
          <span className="sr-only">{t('unread', { count: unread })}</span>
        </span>
      ) : null,
  }));
};

/** The title of the page that is open, for the bar of phones; that of the area on pages of none of them. */
export const useCurrentTitle = (pages: PartnerNavigation): string => {
  const t = useTranslations('chrome.partner');
  return pages.find((page) => page.isCurrent)?.title ?? t('badge');
};
