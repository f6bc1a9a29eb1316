import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { sampleCard } from '../../testing/sample-stay.ts';
import { outcomeOf } from '../platform/page/form-outcome.ts';
import { paymentOf } from './card-input.ts';
import { PayWith } from './pay-with.tsx';

const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

const declined = (payWith: string) => ({ ...outcomeOf('pay', { values: { payWith } }), failure: 'declined' });

describe('the card to pay with', () => {
  it('is a new one again after a new one was declined, which is not among the saved ones', () => {
    renderInApp(
      <PayWith cards={[sampleCard]} outcome={declined('declined-in-form-of-gateway')} declinedText="" />,
    );
    expect(chosen()).toBe('new');
  });

  it('is the saved one again after it was declined', () => {
    const other = { ...sampleCard, id: 'card2', isDefault: false };
    renderInApp(<PayWith cards={[sampleCard, other]} outcome={declined('card2')} declinedText="" />);
    expect(chosen()).toBe('card2');
  });

  it('is sent with the wish to keep it, also if it has an id from the form of the gateway', () => {
    const form = new FormData();
    form.set('payWith', 'card-from-stripe');
    form.set('saveCard', 'on');
    expect(paymentOf(form)).toMatchObject({ savedCardId: 'card-from-stripe', saveCard: true });
  });
});
