import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { deleteIntent, roomIntent, textIntent } from './image-intents.ts';
import { type Drag, MoveHandle } from './move-handle.tsx';
import { DeleteForm, MoveForm, type PictureFormProps, RoomForm, TextForm } from './picture-forms.tsx';

const sizes = '(min-width: 1024px) 320px, (min-width: 640px) 50vw, 100vw';

const wasRejected = (outcome: FormOutcome | undefined, intents: readonly string[]): boolean =>
  outcome !== undefined && !outcome.isDone && intents.includes(outcome.intent);

/** One picture with its forms. */
export const PictureCard = ({ drag, ...props }: PictureFormProps & { drag: Drag }) => {
  const t = useTranslations('images.grid');
  const locale = useLocale() === 'es' ? 'es' : 'en';
  const isHydrated = useIsHydrated();
  const { picture, index, order, outcome } = props;
  const { id, alt, width, height, color, isAltSuggested } = picture;
  const position = index + 1;
  return (
    <li className="panel picture-card">
      <div className="picture-frame" style={{ backgroundColor: color }}>
        <Picture image={{ id, alt: alt[locale] }} sizes={sizes} width={width} height={height} />
        <span className="picture-badges">
          {index === 0 && <Badge tone="photo">{t('cover')}</Badge>}
          {isAltSuggested && <Badge tone="photo">{t('suggested')}</Badge>}
        </span>
        {isHydrated && order.length > 1 && (
          <MoveHandle label={t('move', { position })} index={index} count={order.length} drag={drag} />
        )}
      </div>
      <h3 className="small picture-name">{t('name', { position, text: alt[locale] })}</h3>
      <MoveForm {...props} />
      <details open={wasRejected(outcome, [textIntent, roomIntent]) || undefined}>
        <summary aria-label={t('named', { action: t('edit'), position })}>{t('edit')}</summary>
        <div className="picture-forms">
          <TextForm {...props} />
          <RoomForm {...props} />
        </div>
      </details>
      <details open={wasRejected(outcome, [deleteIntent]) || undefined}>
        <summary aria-label={t('deleteNamed', { position })}>{t('delete')}</summary>
        <DeleteForm {...props} />
      </details>
    </li>
  );
};
