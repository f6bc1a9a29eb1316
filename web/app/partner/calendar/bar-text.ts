import { useTranslations } from '../../platform/translations.ts';
import type { Bar } from './week-bars.ts';

/** The text of a bar: `Rosa Trujillo · 2`, `Closed: Painting`. */
export const useBarText = () => {
  const t = useTranslations('hostCalendar.bars');
  return ({ kind, stay, note }: Bar): string => {
    if (!stay) return note ? t('noted', { kind: t(`${kind}`), note }) : t(`${kind}`);
    const name = stay.guestName ?? t('guest');
    return stay.guestCount === null ? name : t('party', { name, count: stay.guestCount });
  };
};

/** The kind of a bar in words, for those who cannot see its look. */
export const useBarLabel = () => {
  const t = useTranslations('hostCalendar.bars');
  const text = useBarText();
  return (bar: Bar): string =>
    bar.stay ? t('labeled', { kind: t(`${bar.kind}`), text: text(bar) }) : text(bar);
};
