import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import {
  accountMembershipPath,
  detailsPath,
  paymentsPath,
  sellerPath,
  settingsPath,
} from '@golark/contract/paths';
import { knownBrand } from '@golark/contract/payments/rules';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatFullDay } from '../../ui/format-full-day.ts';
import {
  CardIcon,
  ChevronRightIcon,
  Icon,
  type IconShape,
  MemberIcon,
  PersonIcon,
  ShieldIcon,
  TagIcon,
} from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import '../form/setting.css';

type AccountTilesProps = {
  email: string;
  /** Null without a card, undefined if that is not known. */
  card: { brand: string; last4: string } | null | undefined;
  isTwoStepOn: boolean | null;
  membership: Subscription | null;
};

/** Links to the other account pages, each with its current setting. */
export const AccountTiles = ({ email, card, isTwoStepOn, membership }: AccountTilesProps) => {
  const t = useTranslations('accounts');
  const brands = useTranslations('ui.card.brands');
  const ending = card && t('payments.ending', { brand: brands(knownBrand(card.brand)), last4: card.last4 });
  const cardText = ending ?? t(card === null ? 'payments.none' : 'payments.cards');
  const security =
    isTwoStepOn === null ? t('overview.settingsNote') : t(isTwoStepOn ? 'overview.isOn' : 'overview.isOff');
  return (
    <nav className="account-tiles" aria-label={t('overview.more')}>
      <Tile icon={PersonIcon} to={detailsPath()} title={t('headTitles.details')} note={email} />
      <Tile
        icon={MemberIcon}
        to={accountMembershipPath()}
        title={t('headTitles.membership')}
        note={useMembershipLine(membership)}
      />
      <Tile icon={TagIcon} to={sellerPath()} title={t('overview.selling')} note={t('overview.sellingNote')} />
      <Tile icon={CardIcon} to={paymentsPath()} title={t('headTitles.payments')} note={cardText} />
      <Tile
        icon={ShieldIcon}
        to={isTwoStepOn === false ? settingsPath('two-step') : settingsPath()}
        title={t('overview.security')}
        note={security}
      />
    </nav>
  );
};

const useMembershipLine = (membership: Subscription | null): string => {
  const t = useTranslations('accounts.overview.goPlus');
  const formatDay = useFormatFullDay();
  if (!membership) return t('none');
  const { status, renews, endsOn } = membership;
  if (status === 'PAST_DUE') return t('due');
  const day = formatDay(endsOn);
  if (status === 'EXPIRED') return t('over', { day });
  return t(renews ? 'renews' : 'ends', { day });
};

const Tile = ({ icon, to, title, note }: { icon: IconShape; to: string; title: string; note: string }) => (
  <PageLink to={to} className="account-tile">
    <Icon of={icon} size={24} />
    <span className="min-w-0">
      <b>{title}</b>
      <span className="setting-note">{note}</span>
    </span>
    <Icon of={ChevronRightIcon} size={18} />
  </PageLink>
);
