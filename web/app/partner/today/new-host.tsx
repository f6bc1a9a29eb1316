import { newListingPath, onboardingPath, ownListingsPath } from '@golark/contract/partner-paths';
import type { HostDay } from '@golark/contract/partners/day-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';

/** The next steps of a new host, in order. */
export const NewHost = ({ day }: { day: HostDay }) => {
  const t = useTranslations('partnerToday.steps');
  const paths = {
    listing: newListingPath(day.draftId ?? undefined),
    access: ownListingsPath(),
    languages: onboardingPath('you'),
    payouts: onboardingPath('payouts'),
  };
  return (
    <section className="panel host-steps" aria-labelledby="next-steps">
      <h2 className="title-3" id="next-steps">
        {t('title')}
      </h2>
      <ol>
        {day.nextSteps.map((step) => (
          <li key={step}>
            <TextLink to={paths[step]}>{t(`${step}.title`)}</TextLink>
            <p className="small text-muted">{t(`${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
