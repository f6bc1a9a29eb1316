import { mayAsPartner } from '@golark/contract/access/rules';
import type { HostStay } from '@golark/contract/host-calendar/calendar-schemas';
import { calendarFeedsPath, reservationPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { useBarText } from './bar-text.ts';
import { useShownCalendar } from './calendar-context.ts';
import { CalendarForm } from './calendar-form.tsx';
import { removeOwnIntent } from './intents.ts';

/** The stays of the month as a list, with what can be done about each. */
export const StayList = () => {
  const t = useTranslations('hostCalendar.stays');
  const { calendar } = useShownCalendar();
  const { stays } = calendar;
  if (stays.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="calendar-stays">
      <h2 className="title-3" id="calendar-stays">
        {t('title')}
      </h2>
      <ul className="stay-list">
        {stays.map((stay) => (
          <li key={stay.id}>
            <Stay stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Stay = ({ stay }: { stay: HostStay }) => {
  const t = useTranslations('hostCalendar');
  const formatRange = useFormatRange();
  const formatInstant = useFormatInstant();
  const text = useBarText();
  const { calendar } = useShownCalendar();
  const { kind, arriveDay, departDay, answerBy, own } = stay;
  return (
    <>
      <span
        className="calendar-mark"
        data-kind={kind}
        data-past={stay.isPast || undefined}
        aria-hidden="true"
      />
      <div className="min-w-0">
        <b>{text({ key: stay.id, kind, from: arriveDay, until: departDay, stay, note: null })}</b>
        <p className="small text-muted">
          {formatRange({ start: arriveDay, end: departDay })} · {t(`bars.${kind}`)}
          {answerBy &&
            ` · ${t('stays.answerBy', { at: formatInstant(answerBy, calendar.listing.timeZone) })}`}
        </p>
        {own && <OwnFacts own={own} />}
      </div>
      {own ? <RemoveOwn own={own} /> : <OpenStay stay={stay} />}
    </>
  );
};

/** A stay of another site is looked at there. */
const OpenStay = ({ stay: { kind, id } }: { stay: HostStay }) => {
  const t = useTranslations('hostCalendar.stays');
  const { host } = useShownCalendar();
  if (kind === 'elsewhere' || kind === 'elsewhere-block')
    return <TextLink to={calendarFeedsPath()}>{t('sites')}</TextLink>;
  const isOpen = mayAsPartner(host.role, 'reservations.read') && kind !== 'pending';
  return isOpen && <TextLink to={reservationPath(id)}>{t('open')}</TextLink>;
};

type Own = NonNullable<HostStay['own']>;

const OwnFacts = ({ own: { price, note, kind } }: { own: Own }) => {
  const t = useTranslations('hostCalendar.own');
  const money = useMoney();
  const facts = [t(kind), price && money(price.amount, 'cents'), note].filter(Boolean);
  return <p className="small text-muted">{facts.join(' · ')}</p>;
};

const RemoveOwn = ({ own }: { own: Own }) => {
  const t = useTranslations('hostCalendar.own');
  return (
    <CalendarForm
      intent={removeOwnIntent}
      subject={own.id}
      className="undo-form"
      submit={t('remove')}
      submitLabel={t('removeNamed', { name: own.name })}
      variant="quiet"
      size="small"
    />
  );
};
