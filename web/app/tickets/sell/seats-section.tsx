import { seatLabel } from '@golark/contract/events/seat-map-rules';
import { contactPath } from '@golark/contract/paths';
import { editTicketListingPath } from '@golark/contract/selling-paths';
import { useTranslations } from '../../platform/translations.ts';
import { CheckIcon, Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { MiniMap } from '../event/seat-map/mini-map.tsx';
import { useSeatNumbers } from '../parts/use-place-text.ts';
import { HoldingFields } from './holding-fields.tsx';
import { seatsOfRow } from './seat-choice.ts';
import { SeatFields } from './seat-fields.tsx';
import type { SellForm } from './sell-form.ts';

type FormProps = { form: SellForm };

export const SeatsSection = ({ form }: FormProps) => {
  const t = useTranslations('sell');
  const { event, draft } = form;
  return (
    <section className="sell-section" aria-labelledby="sell-seats">
      <h2 className="title-2" id="sell-seats">
        {t('seats.title')}
      </h2>
      <div className="sell-seats">
        <div className="sell-seats-words">
          <SeatFields form={form} />
          <button
            type="submit"
            formMethod="get"
            className="button without-scripts"
            data-variant="secondary"
            data-size="small"
          >
            <span>{t('seats.showRows')}</span>
          </button>
          <SeatsSentence form={form} />
          <WhoseSeats form={form} />
          <HoldingFields form={form} />
        </div>
        <div className="sell-map">
          <MiniMap map={event.seatMap} sectionId={draft.section} />
        </div>
      </div>
    </section>
  );
};

/** What the chosen numbers mean, and how the row is numbered until they are chosen. */
export const SeatsSentence = ({ form: { chosen, draft } }: { form: Pick<SellForm, 'chosen' | 'draft'> }) => {
  const t = useTranslations('sell.seats');
  const numbers = useSeatNumbers();
  const { section, seats, companions, isStanding, quantity: count } = chosen;
  const words = () => {
    if (isStanding) return t('places', { count });
    if (companions !== null) return t('inBay', { count, spaces: Math.ceil(count / (1 + companions)) });
    return t('together', { count, numbers: numbers(seats) });
  };
  const all = section && draft.row && companions === null ? seatsOfRow(section, draft.row).seats : [];
  const numbering = section?.rows?.numbering;
  return (
    <p role="status" className="sell-sentence" data-good={count > 0 ? '' : undefined}>
      {count > 0 && (
        <>
          <Icon of={CheckIcon} size={16} />
          <span>{words()}</span>
        </>
      )}
      {count === 0 && numbering && all.length > 0 && (
        <span>{t(`numbering.${numbering}`, { first: seatLabel(numbering, 0), last: all.at(-1) ?? '' })}</span>
      )}
    </p>
  );
};

/** The seats are listed already: a way to the own listing, or to us. */
const WhoseSeats = ({ form: { outcome } }: FormProps) => {
  const t = useTranslations('sell.problems');
  if (outcome?.failure === 'own' && outcome.listingId)
    return (
      <p>
        <TextLink to={editTicketListingPath(outcome.listingId)}>{t('ownLink')}</TextLink>
      </p>
    );
  if (outcome?.failure !== 'others') return null;
  return (
    <p>
      <TextLink to={contactPath()}>{t('contact')}</TextLink>
    </p>
  );
};
