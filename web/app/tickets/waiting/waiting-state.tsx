import { eventPath } from '@golark/contract/event-paths';
import { offerMinutes } from '@golark/contract/waiting-list/rules';
import type { WaitingPlace } from '@golark/contract/waiting-list/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { leaveIntent, takeIntent } from './waiting-intents.ts';

type WaitingStateProps = {
  place: WaitingPlace;
  taking: FormOutcome | undefined;
  leaving: FormOutcome | undefined;
};

export const WaitingState = (props: WaitingStateProps) => {
  const { place } = props;
  if (place.status === 'WAITING') return <Waiting {...props} />;
  if (place.status === 'OFFERED') return <Offered {...props} />;
  return <Over place={place} />;
};

const Waiting = ({ place, leaving }: WaitingStateProps) => {
  const t = useTranslations('waitingPlace');
  const { position, quantity, section, email } = place;
  return (
    <>
      <Alert title={t('waiting', { position: position ?? 1 })}>
        {t('waitingText', { email, minutes: offerMinutes })}
      </Alert>
      <p>{section ? t('forSection', { count: quantity, section }) : t('forAny', { count: quantity })}</p>
      <ActionForm intent={leaveIntent} outcome={leaving} submit={t('leave')} variant="secondary" />
    </>
  );
};

const Offered = ({ place, taking, leaving }: WaitingStateProps) => {
  const t = useTranslations('waitingPlace');
  const formatZonedTime = useFormatZonedTime();
  const { quantity, offerUntil, event } = place;
  const until = offerUntil ? formatZonedTime(offerUntil, event.venue.timeZone) : '';
  return (
    <>
      <Alert tone="success" title={t('offered', { count: quantity, until })}>
        {t('offeredText')}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <ActionForm intent={takeIntent} outcome={taking} submit={t('take')} variant="primary" />
        <ActionForm intent={leaveIntent} outcome={leaving} submit={t('giveUp')} variant="secondary" />
      </div>
    </>
  );
};

const Over = ({ place: { status, event } }: Pick<WaitingStateProps, 'place'>) => {
  const t = useTranslations('waitingPlace.over');
  if (status === 'WAITING' || status === 'OFFERED') return null;
  return (
    <Alert
      tone={status === 'BOUGHT' ? 'success' : 'info'}
      title={t(`${status}.title`)}
      action={<ButtonLink to={eventPath(event.id)}>{t('event')}</ButtonLink>}
    >
      {t(`${status}.text`)}
    </Alert>
  );
};
