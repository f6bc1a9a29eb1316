import type { ListingStatus } from '@golark/contract/own-listings/rules';
import { useTranslations } from '../platform/translations.ts';
import { Badge } from '../ui/badge.tsx';

const tones = { draft: 'neutral', published: 'success', unpublished: 'warning' } as const;

export const ListingStatusBadge = ({ status }: { status: ListingStatus }) => {
  const t = useTranslations('ownListings.statuses');
  return (
    <p>
      <Badge tone={tones[status]}>{t(status)}</Badge>
    </p>
  );
};
