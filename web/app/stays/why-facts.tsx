import type { Rate } from '@golark/contract/pricing/schemas';
import type { Property } from '@golark/contract/stays/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import { FreeUntilIcon, HighlightIcon, Icon, type IconShape, InstantIcon, KeyIcon } from '../ui/icon.tsx';

const shown = 3;

/** Amenities that matter most for a choice, the rarest first. */
const highlights = [
  'ski-in-out',
  'waterfront',
  'beach-access',
  'hot-tub',
  'sauna',
  'pool',
  'sea-view',
  'lake-view',
  'mountain-view',
  'fireplace',
  'wood-stove',
  'ev-charger',
  'step-free-entrance',
  'workspace',
  'breakfast',
  'kitchen',
  'free-parking',
] as const;

type Fact = { key: string; icon: IconShape; title: string; text?: string };

/** Up to three reasons to choose this stay for these dates. */
export const WhyFacts = ({ property, rate, now }: { property: Property; rate: Rate | null; now: string }) => {
  const t = useTranslations('stays.why');
  const nameOf = useTranslations('stays.amenities');
  const formatInstant = useFormatInstant();
  const has = (amenity: string) => property.amenities.includes(amenity);
  const facts: Fact[] = [];
  const add = (key: 'self-check-in' | 'instant', icon: IconShape) =>
    facts.push({ key, icon, title: t(`${key}.title`), text: t(`${key}.text`) });
  if (has('self-check-in')) add('self-check-in', KeyIcon);
  else if (property.instantBook) add('instant', InstantIcon);
  const freeUntil = rate?.cancellation.freeUntil;
  if (freeUntil && freeUntil > now) {
    const at = formatInstant(freeUntil, property.timeZone);
    facts.push({ key: 'free', icon: FreeUntilIcon, title: t('free.title'), text: t('free.text', { at }) });
  }
  for (const amenity of highlights) {
    if (facts.length < shown && has(amenity))
      facts.push({ key: amenity, icon: HighlightIcon, title: nameOf(amenity) });
  }
  if (facts.length === 0) return null;
  return (
    <ul className="stay-section why-facts">
      {facts.slice(0, shown).map(({ key, icon, title, text }) => (
        <li key={key}>
          <Icon of={icon} size={24} />
          <div>
            <b>{title}</b>
            {text ? <p className="small text-muted">{text}</p> : null}
          </div>
        </li>
      ))}
    </ul>
  );
};
