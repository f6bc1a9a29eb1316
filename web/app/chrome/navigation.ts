import { accountPath, homePath, membershipPath, ticketsPath, tripsPath } from '@golark/contract/paths';
import type { Account } from '../platform/request-context.ts';
import type { IconShape } from '../ui/icon.tsx';
import { ExploreIcon, PersonIcon, TicketIcon, TripIcon } from '../ui/icon.tsx';

export type NavigationItem<Key extends string> = { key: Key; to: string };
export type NavigationItemWithIcon<Key extends string> = NavigationItem<Key> & { icon: IconShape };

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

export const isMember = (account: Account | null): boolean =>
  account?.membershipSubscription?.status === 'ACTIVE';
