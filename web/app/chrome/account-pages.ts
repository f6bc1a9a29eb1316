import {
  accountMembershipPath,
  accountPath,
  conversationsPath,
  detailsPath,
  paymentsPath,
  purchasedTicketsPath,
  sellerPath,
  settingsPath,
  tripsPath,
} from '@golark/contract/paths';
import {
  CardIcon,
  HomeIcon,
  MemberIcon,
  MessageIcon,
  PersonIcon,
  SettingsIcon,
  TagIcon,
  TicketIcon,
  TripIcon,
} from '../ui/icon.tsx';
import type { NavigationItemWithIcon } from './navigation.ts';

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
