import { nightsBetween } from '@golark/contract/dates/rules';
import { useTranslations } from '../../platform/translations.ts';
import { CardIcon, Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import type { Nights } from './calendar-query.ts';
import { useNightsPreview } from './use-nights-preview.ts';

/** The total of two guests for the selection, and the host's earnings. Its place is kept while it loads. */
export const NightsPreviewText = ({ selected, price }: { selected: Nights; price: string | null }) => {
  const t = useTranslations('hostCalendar.editor');
  const money = useMoney();
  const preview = useNightsPreview(selected, price);
  const nights = nightsBetween(selected.from, selected.until);
  const split = preview?.price;
  return (
    <div className="nights-preview" role="status">
      <Icon of={CardIcon} size={18} />
      <p className="small">
        {!preview && t('previewLoads')}
        {preview?.text}
        {split && t.rich('pay', { nights, total: money(split.total.amount), b: (text) => <b>{text}</b> })}{' '}
        {split?.payout && t.rich('get', { payout: money(split.payout.amount), b: (text) => <b>{text}</b> })}
      </p>
    </div>
  );
};
