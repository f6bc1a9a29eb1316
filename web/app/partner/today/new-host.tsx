import type { HostDay } from '@golark/contract/partners/day-schemas';
import { useTranslations } from '../../platform/translations.ts';

/** What a new host does next, in order. */
export const NewHost = ({ day }: { day: HostDay }) => {
  const t = useTranslations('partnerToday.steps');
  return (
    <section className="panel host-steps" aria-labelledby="next-steps">
      <h2 className="title-3" id="next-steps">
        {t('title')}
      </h2>
      <ol>
        {day.nextSteps.map((step) => (
          <li key={step}>
            <b>{t(`${step}.title`)}</b>
            <p className="small text-muted">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
