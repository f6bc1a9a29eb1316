import { mayAsPartner } from '@golark/contract/access/rules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { useNumber } from '../ui/numbers.ts';
import { partnerPages } from './partner-pages.ts';

type PageKey = (typeof partnerPages)[number]['key'];

export type PartnerNavigation = readonly {
  key: PageKey;
  to: string;
  end: boolean;
  icon: (typeof partnerPages)[number]['icon'];
  title: string;
  /** How much is new there; null if nothing is. */
  count: ReactNode;
}[];

/** The pages that the member's role includes; `unread` conversations are counted next to the messages. */
export const usePartnerNavigation = (unread: number): PartnerNavigation => {
  const t = useTranslations('chrome.partner');
  const number = useNumber();
  const role = useRootData()?.activeHost?.role;
  // an account that is about to become a host has none of these pages yet
  const isShown = (page: (typeof partnerPages)[number]) =>
    role !== undefined && mayAsPartner(role, page.needs);
  return partnerPages.filter(isShown).map((page) => ({
    ...page,
    end: 'end' in page,
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

/** The title of the page that is open, for the bar of phones. */
export const useCurrentTitle = (pages: PartnerNavigation): string => {
  const t = useTranslations('chrome.partner');
  const { pathname } = useLocation();
  const current = pages.findLast(({ to, end }) => (end ? pathname === to : pathname.startsWith(to)));
  return current?.title ?? pages[0]?.title ?? t('badge');
};
