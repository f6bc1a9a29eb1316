import {
  aboutUsPath,
  accountMembershipPath,
  accountPath,
  becomeHostPath,
  contactPath,
  conversationsPath,
  destinationsPath,
  detailsPath,
  helpPath,
  homePath,
  membershipPath,
  partnerPath,
  paymentsPath,
  privacyPath,
  purchasedTicketsPath,
  sellerPath,
  sellTicketsPath,
  settingsPath,
  termsPath,
  ticketsPath,
  tripsPath,
} from '@golark/contract/paths';
import type { Account } from '../platform/request-context.ts';
import type { IconShape } from '../ui/icon.tsx';
import {
  CardIcon,
  ExploreIcon,
  HomeIcon,
  MemberIcon,
  MessageIcon,
  PersonIcon,
  SettingsIcon,
  TagIcon,
  TicketIcon,
  TripIcon,
} from '../ui/icon.tsx';

/** Pages that are not in routes.ts yet. Links to them are hidden. */
const missingPages: ReadonlySet<string> = new Set([partnerPath()]);

export const isBuilt = (path: string): boolean => !missingPages.has(path);

type NavigationItem<Key extends string> = { key: Key; to: string };
type NavigationItemWithIcon<Key extends string> = NavigationItem<Key> & { icon: IconShape };

export const membershipPage = membershipPath();

export const offers = [
  { key: 'stays', to: homePath() },
  { key: 'tickets', to: ticketsPath() },
  { key: 'goPlus', to: membershipPage },
] as const satisfies NavigationItem<string>[];

export const tabs = [
  { key: 'explore', to: homePath(), icon: ExploreIcon },
  { key: 'tickets', to: ticketsPath(), icon: TicketIcon },
  { key: 'trips', to: tripsPath(), icon: TripIcon },
  { key: 'account', to: accountPath(), icon: PersonIcon },
] as const satisfies NavigationItemWithIcon<string>[];

export const accountPages = [
  { key: 'overview', to: accountPath(), icon: HomeIcon },
  { key: 'trips', to: tripsPath(), icon: TripIcon },
  { key: 'messages', to: conversationsPath(), icon: MessageIcon },
  { key: 'tickets', to: purchasedTicketsPath(), icon: TicketIcon },
  { key: 'selling', to: sellerPath(), icon: TagIcon },
  { key: 'membership', to: accountMembershipPath(), icon: MemberIcon },
  { key: 'details', to: detailsPath(), icon: PersonIcon },
  { key: 'payments', to: paymentsPath(), icon: CardIcon },
  { key: 'settings', to: settingsPath(), icon: SettingsIcon },
] as const satisfies NavigationItemWithIcon<string>[];

export const footerPlaces = [
  { key: 'destinations', to: destinationsPath() },
  { key: 'tickets', to: ticketsPath() },
  { key: 'sellTickets', to: sellTicketsPath() },
  { key: 'goPlusMembership', to: membershipPage },
] as const satisfies NavigationItem<string>[];

export const footerCompany = [
  { key: 'aboutUs', to: aboutUsPath() },
  { key: 'becomeHost', to: becomeHostPath() },
] as const satisfies NavigationItem<string>[];

export const footerHelp = [
  { key: 'faq', to: helpPath() },
  { key: 'contact', to: contactPath() },
  { key: 'terms', to: termsPath() },
  { key: 'ticketingTerms', to: termsPath('tickets') },
  { key: 'privacy', to: privacyPath() },
] as const satisfies NavigationItem<string>[];

export const isMember = (account: Account | null): boolean =>
  account?.membershipSubscription?.status === 'ACTIVE';
