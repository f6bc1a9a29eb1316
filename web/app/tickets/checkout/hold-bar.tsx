import type { Hold } from '@golark/contract/tickets/order-schemas';
import { extensionMinutes, holdMinutes } from '@golark/contract/tickets/rules';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { extendIntent } from './ticket-intents.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type HoldBarProps = { hold: Hold; expiresAt: string; now: string; canExtend: boolean };

const lowSeconds = 120;
/** When what is left is announced; nothing is between them, because a timer must not interrupt. */
const announcedMinutes = [5, 2, 1];

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How long the seats are held, as a ring and a time. It changes color once and never blinks. */
export const HoldBar = ({ hold, expiresAt, now, canExtend }: HoldBarProps) => {
  const t = useTranslations('ticketCheckout.hold');
  const formatZonedTime = useFormatZonedTime();
  const left = useSecondsLeft({ expiresAt, now });
  const isLow = left <= lowSeconds;
  const minutes = Math.ceil(left / 60);
  const whole = (holdMinutes + (hold.canExtend ? 0 : extensionMinutes)) * 60;
  const share = Math.min(100, Math.round((left / whole) * 100));
  const at = formatZonedTime(expiresAt, hold.event.venue.timeZone);
  return (
    <div className="hold-bar" data-low={isLow ? '' : undefined}>
      <svg viewBox="0 0 44 44" aria-hidden="true">
        <circle cx="22" cy="22" r="19" />
        <circle cx="22" cy="22" r="19" pathLength="100" strokeDasharray={`${share} 100`} data-left="" />
      </svg>
      <b className="figures" role="timer" aria-label={t('left', { minutes })}>
        {clock(left)}
      </b>
      <p className="grow">
        <b>{t('title', { count: hold.quantity, at })}</b> {t(canExtend && isLow ? 'low' : 'text')}
      </p>
      {canExtend && (
        <ActionForm intent={extendIntent} submit={t('extend', { minutes: extensionMinutes })} size="small">
          <input type="hidden" name="holdId" value={hold.id} />
        </ActionForm>
      )}
      <Announcement left={left} />
    </div>
  );
};

const Announcement = ({ left }: { left: number }) => {
  const t = useTranslations('ticketCheckout.hold');
  const minute = announcedMinutes.find((minutes) => left <= minutes * 60 && left > minutes * 60 - 30);
  return (
    <span className="sr-only" role="status">
      {minute === undefined ? '' : t('left', { minutes: minute })}
    </span>
  );
};
