import type { SectionOffer } from '@golark/contract/tickets/listing-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import type { HoldOutcome } from './hold-outcome.ts';
import { changed, type TicketsQuery } from './listings-query.ts';

type HoldAlertProps = {
  outcome: HoldOutcome;
  path: string;
  asked: TicketsQuery;
  sections: readonly SectionOffer[];
};

/** Why the seats could not be held, where the list begins; with others of the same section, if there are any. */
export const HoldAlert = ({ outcome, path, asked, sections }: HoldAlertProps) => {
  const t = useTranslations('event.holdProblem');
  const fields = useTranslations('fields');
  const money = useMoney();
  const { failure = 'failed', values, problem, detail, limit = 0 } = outcome;
  if (failure === 'failed')
    return (
      <Alert
        tone="danger"
        title={detail ?? fields(`formProblems.${problem ?? 'unavailable'}`)}
        isNews
        of={outcome}
      />
    );
  const similar = sections.find(({ sectionId }) => sectionId === values['section']);
  const isGone = failure === 'gone';
  return (
    <Alert
      tone="warning"
      title={t(`${failure}.title`, { place: values['place'] ?? '', limit })}
      isNews
      of={outcome}
      action={
        isGone && similar?.fromPrice ? (
          <ButtonLink
            to={`${path}${changed(asked, { section: similar.sectionId })}`}
            size="small"
            preventScrollReset
          >
            {t('similar', { count: similar.listingCount, price: money(similar.fromPrice.amount) })}
          </ButtonLink>
        ) : undefined
      }
    >
      {t(`${failure}.text`)}
    </Alert>
  );
};
