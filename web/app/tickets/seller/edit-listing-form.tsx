import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { FormIntent, useIsSubmitting } from '../../platform/page/action-form.tsx';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import type { Draft } from '../sell/draft.ts';
import { FaceField, InHandField } from '../sell/holding-fields.tsx';
import { KnownSection } from '../sell/known-section.tsx';
import type { ListOutcome } from '../sell/list-outcome.ts';
import { PayoutBox } from '../sell/payout-box.tsx';
import { PriceSection } from '../sell/price-section.tsx';
import type { SellForm } from '../sell/sell-form.ts';
import { SplitSection } from '../sell/split-section.tsx';
import { useAdvice } from '../sell/use-advice.ts';
import { chosenOf, listingAdviceQuery } from './listing-draft.ts';
import { saveIntent } from './listing-intents.ts';
import type { EditPageData } from './load-edit.ts';

type EditListingFormProps = { page: EditPageData; outcome: ListOutcome | undefined };

/** Everything of a listing but its seats. */
export const EditListingForm = ({ page, outcome }: EditListingFormProps) => {
  const t = useTranslations('seller.edit');
  const { listing, event, today } = page;
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<Draft>(outcome?.draft ?? page.draft);
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const chosen = chosenOf(listing, event.seatMap.sections);
  const advice = useAdvice(event.id, listingAdviceQuery(listing, draft), outcome?.advice ?? page.advice);
  const form: SellForm = { event, today, draft, change, chosen, advice, outcome };
  const isBusy = useIsSubmitting(saveIntent);
  useFocusFirstInvalid(element, outcome?.errors);
  const current = advice.advice;
  return (
    <Form method="post" noValidate ref={element} preventScrollReset>
      <FormIntent intent={saveIntent} />
      <FormAlert outcome={outcome} />
      <PriceSection form={form} shown={{ text: draft.price, advised: '' }} />
      <section className="sell-section">
        <PayoutBox
          event={event}
          payout={current?.advice.payout ?? listing.payout}
          price={current?.price.amount ?? listing.price.amount}
          quantity={listing.remainingCount}
        />
      </section>
      <SplitSection form={form} />
      <KnownSection form={form} />
      <section className="sell-section" aria-labelledby="edit-details">
        <h2 className="title-2" id="edit-details">
          {t('details')}
        </h2>
        <div className="sell-holding">
          <InHandField form={form} />
          <FaceField form={form} />
        </div>
      </section>
      <Button type="submit" variant="primary" size="large" isBusy={isBusy}>
        {t('save')}
      </Button>
    </Form>
  );
};
