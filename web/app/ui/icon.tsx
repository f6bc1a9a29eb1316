/** The name of an icon in the sprite, which the build creates from the names in this file. */
export type IconShape = `i-${string}`;

export const AccessibleIcon: IconShape = 'i-accessibility';
export const BackIcon: IconShape = 'i-arrow-left';
export const BedIcon: IconShape = 'i-bed-double';
export const CalendarIcon: IconShape = 'i-calendar-days';
export const CardIcon: IconShape = 'i-credit-card';
export const CheckIcon: IconShape = 'i-check';
export const ChevronDownIcon: IconShape = 'i-chevron-down';
export const ChevronLeftIcon: IconShape = 'i-chevron-left';
export const ChevronRightIcon: IconShape = 'i-chevron-right';
export const ClockIcon: IconShape = 'i-clock';
export const CloseIcon: IconShape = 'i-x';
export const ComputerIcon: IconShape = 'i-laptop';
export const CopyIcon: IconShape = 'i-copy';
export const DeleteIcon: IconShape = 'i-trash';
export const DirectionsIcon: IconShape = 'i-navigation';
export const DoorIcon: IconShape = 'i-door-open';
export const DownloadIcon: IconShape = 'i-download';
export const ExploreIcon: IconShape = 'i-compass';
export const FilterIcon: IconShape = 'i-sliders-horizontal';
export const FreeUntilIcon: IconShape = 'i-calendar-check';
export const GlobeIcon: IconShape = 'i-globe';
export const GuestsIcon: IconShape = 'i-users';
export const HeartIcon: IconShape = 'i-heart';
export const HighlightIcon: IconShape = 'i-sparkles';
export const HomeIcon: IconShape = 'i-house';
export const InfoIcon: IconShape = 'i-info';
export const InstantIcon: IconShape = 'i-zap';
export const KeyIcon: IconShape = 'i-key-round';
export const LakeIcon: IconShape = 'i-waves';
export const ListIcon: IconShape = 'i-list';
export const LockIcon: IconShape = 'i-lock';
export const LogOutIcon: IconShape = 'i-log-out';
export const MailIcon: IconShape = 'i-mail';
export const MapIcon: IconShape = 'i-map';
export const MemberIcon: IconShape = 'i-badge-percent';
export const MenuIcon: IconShape = 'i-menu';
export const MessageIcon: IconShape = 'i-message-circle';
export const MinusIcon: IconShape = 'i-minus';
export const MobileIcon: IconShape = 'i-smartphone';
export const MoonIcon: IconShape = 'i-moon';
export const MountainIcon: IconShape = 'i-mountain';
export const MoveIcon: IconShape = 'i-grip';
export const NoSmokingIcon: IconShape = 'i-cigarette-off';
export const PersonIcon: IconShape = 'i-user';
export const PetIcon: IconShape = 'i-paw-print';
export const PhoneIcon: IconShape = 'i-phone';
export const PlaceIcon: IconShape = 'i-map-pin';
export const PlaneIcon: IconShape = 'i-plane';
export const PlusIcon: IconShape = 'i-plus';
export const ProblemIcon: IconShape = 'i-circle-alert';
export const ReceiptIcon: IconShape = 'i-receipt-text';
export const SearchIcon: IconShape = 'i-search';
export const SettingsIcon: IconShape = 'i-settings-2';
export const ShareIcon: IconShape = 'i-share';
export const ShieldIcon: IconShape = 'i-shield-check';
export const SightIcon: IconShape = 'i-landmark';
export const SortIcon: IconShape = 'i-arrow-down-up';
export const StarIcon: IconShape = 'i-star';
export const SunIcon: IconShape = 'i-sun';
export const SystemThemeIcon: IconShape = 'i-sun-moon';
export const TabletIcon: IconShape = 'i-tablet';
export const TagIcon: IconShape = 'i-tag';
export const TicketIcon: IconShape = 'i-ticket';
export const TownIcon: IconShape = 'i-building';
export const TreesIcon: IconShape = 'i-trees';
export const TripIcon: IconShape = 'i-luggage';

type IconProps = { of: IconShape; size?: 14 | 16 | 18 | 20 | 24 | 32; className?: string };

/** Hidden from screen readers, so a control without text needs its own label. */
export const Icon = ({ of: shape, size = 20, className }: IconProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    strokeWidth={size >= 32 ? 1.5 : size <= 14 ? 2.2 : 1.75}
    className={className ? `icon ${className}` : 'icon'}
  >
    <use href={`${import.meta.env.ICON_SPRITE}#${shape}`} />
  </svg>
);
