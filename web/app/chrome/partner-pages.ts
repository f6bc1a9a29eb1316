import type { PartnerPermission } from '@golark/contract/access/rules';
import {
  allReservationsPath,
  calendarFeedsPath,
  calendarPath,
  calendarsPath,
  guestConversationsPath,
  newListingPath,
  ownListingsPath,
} from '@golark/contract/partner-paths';
import { partnerPath } from '@golark/contract/paths';
import { CalendarIcon, GlobeIcon, HomeIcon, ListIcon, MessageIcon, TownIcon } from '../ui/icon.tsx';
import type { NavigationItemWithIcon } from './navigation.ts';

type PartnerPage<Key extends string> = NavigationItemWithIcon<Key> & {
  /** Hidden from members of the team without it. */
  needs: PartnerPermission;
  /** The page is current only at its own address, not below it. */
  end?: boolean;
  /** Another address whose pages belong to it. */
  also?: string;
  /** Left out of the bar of phones, which has no room for it: another page leads there. */
  isWide?: boolean;
};

/** The pages of the partner area, in the order in which the header and the bar of phones show them. */
export const partnerPages = [
  { key: 'today', to: partnerPath(), icon: HomeIcon, needs: 'calendar.write', end: true },
  {
    key: 'calendar',
    to: calendarPath(),
    also: calendarsPath(),
    icon: CalendarIcon,
    needs: 'calendar.write',
  },
  { key: 'reservations', to: allReservationsPath(), icon: ListIcon, needs: 'reservations.read' },
  {
    key: 'listings',
    to: ownListingsPath(),
    also: newListingPath(),
    icon: TownIcon,
    needs: 'listings.read',
  },
  { key: 'messages', to: guestConversationsPath(), icon: MessageIcon, needs: 'reservations.read' },
  { key: 'sites', to: calendarFeedsPath(), icon: GlobeIcon, needs: 'calendar.write', isWide: true },
] as const satisfies PartnerPage<string>[];
