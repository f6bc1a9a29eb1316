import type { LucideIcon } from 'lucide-react';

export type IconShape = LucideIcon;

export {
  ArrowDownUp as SortIcon,
  ArrowLeft as BackIcon,
  BedDouble as BedIcon,
  CalendarCheck as FreeUntilIcon,
  CalendarDays as CalendarIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  CigaretteOff as NoSmokingIcon,
  CircleAlert as ProblemIcon,
  Clock as ClockIcon,
  Compass as ExploreIcon,
  Copy as CopyIcon,
  CreditCard as CardIcon,
  DoorOpen as DoorIcon,
  Download as DownloadIcon,
  Globe as GlobeIcon,
  Heart as HeartIcon,
  House as HomeIcon,
  Info as InfoIcon,
  KeyRound as KeyIcon,
  Laptop as ComputerIcon,
  List as ListIcon,
  Lock as LockIcon,
  LogOut as LogOutIcon,
  Luggage as TripIcon,
  Mail as MailIcon,
  Map as MapIcon,
  MapPin as PlaceIcon,
  Menu as MenuIcon,
  Minus as MinusIcon,
  Moon as MoonIcon,
  Navigation as DirectionsIcon,
  PawPrint as PetIcon,
  Phone as PhoneIcon,
  Plus as PlusIcon,
  ReceiptText as ReceiptIcon,
  RefreshCw as RetryIcon,
  Search as SearchIcon,
  Settings2 as SettingsIcon,
  Share as ShareIcon,
  ShieldCheck as ShieldIcon,
  Smartphone as MobileIcon,
  Sparkles as HighlightIcon,
  Star as StarIcon,
  Sun as SunIcon,
  SunMoon as SystemThemeIcon,
  Tablet as TabletIcon,
  Tag as TagIcon,
  Ticket as TicketIcon,
  Trash2 as DeleteIcon,
  User as PersonIcon,
  Users as GuestsIcon,
  X as CloseIcon,
  Zap as InstantIcon,
} from 'lucide-react';

type IconProps = { of: IconShape; size?: 14 | 16 | 18 | 20 | 24 | 32; className?: string };

/** A picture beside words: hidden from screen readers, so a control without words needs its own label. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      strokeWidth={size >= 32 ? 1.5 : size <= 14 ? 2.2 : 1.75}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
    />
  );
}
