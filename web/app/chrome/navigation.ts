import type { Account } from '../platform/request-context.ts';
import type { IconShape } from '../ui/icon.tsx';
import {
  CardIcon,
  ExploreIcon,
  HeartIcon,
  HomeIcon,
  PersonIcon,
  SettingsIcon,
  TagIcon,
  TicketIcon,
  TripIcon,
} from '../ui/icon.tsx';

/** Pages that stand in routes.ts. A link to any other page is left out until its page is added here. */
const builtPages: ReadonlySet<string> = new Set([
  '/',
  '/login/',
  '/signup/',
  '/about-us/',
  '/become-a-host/',
  '/contact/',
  '/account/',
  '/account/details/',
  '/account/payments/',
  '/account/settings/',
  '/account/trips/',
]);

export const isBuilt = (path: string): boolean => {
  return builtPages.has(path);
};

type NavigationItem<Key extends string> = { key: Key; to: string };
type NavigationItemWithIcon<Key extends string> = NavigationItem<Key> & { icon: IconShape };

export const membershipPage = '/membership/GO2025/';

export const offers = [
  { key: 'stays', to: '/' },
  { key: 'tickets', to: '/tickets/' },
  { key: 'goPlus', to: membershipPage },
] as const satisfies NavigationItem<string>[];

export const tabs = [
  { key: 'explore', to: '/', icon: ExploreIcon },
  { key: 'tickets', to: '/tickets/', icon: TicketIcon },
  { key: 'saved', to: '/saved/', icon: HeartIcon },
  { key: 'trips', to: '/account/trips/', icon: TripIcon },
  { key: 'account', to: '/account/', icon: PersonIcon },
] as const satisfies NavigationItemWithIcon<string>[];

export const accountPages = [
  { key: 'overview', to: '/account/', icon: HomeIcon },
  { key: 'trips', to: '/account/trips/', icon: TripIcon },
  { key: 'tickets', to: '/account/tickets/purchased/', icon: TicketIcon },
  { key: 'selling', to: '/account/tickets/sold/', icon: TagIcon },
  { key: 'details', to: '/account/details/', icon: PersonIcon },
  { key: 'payments', to: '/account/payments/', icon: CardIcon },
  { key: 'settings', to: '/account/settings/', icon: SettingsIcon },
] as const satisfies NavigationItemWithIcon<string>[];

export const footerPlaces = [
  { key: 'destinations', to: '/destinations/' },
  { key: 'tickets', to: '/tickets/' },
  { key: 'sellTickets', to: '/tickets/sell/' },
  { key: 'goPlusMembership', to: membershipPage },
] as const satisfies NavigationItem<string>[];

export const footerCompany = [
  { key: 'aboutUs', to: '/about-us/' },
  { key: 'becomeHost', to: '/become-a-host/' },
] as const satisfies NavigationItem<string>[];

export const isMember = (account: Account | null): boolean => {
  return account?.membershipSubscription?.status === 'ACTIVE';
};
