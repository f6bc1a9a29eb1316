import { disclosures } from '@golark/contract/tickets/rules';
import { useTranslations } from '../../platform/translations.ts';
import { Checkbox } from '../../ui/check.tsx';
import { useSeatNumbers } from '../parts/use-place-text.ts';
import type { SellForm } from './sell-form.ts';

type KnownFormProps = { form: Pick<SellForm, 'draft' | 'change' | 'chosen'> };

/** Everything that a seller has to say about seats; there is no free text. */
export const KnownSection = ({ form: { draft, change, chosen } }: KnownFormProps) => {
  const t = useTranslations('sell.known');
  const parts = useTranslations('ticketParts.disclosures');
  const numbers = useSeatNumbers();
  const checked = new Set(draft.disclosures);
  const { ends, companions, quantity } = chosen;
  const isAwayFromAisle = quantity > 0 && companions === null && ends.length === 0;
  return (
    <section className="sell-section" aria-labelledby="sell-known">
      <div>
        <h2 className="title-2" id="sell-known">
          {t('title')}
        </h2>
        <p className="text-muted mt-1">{t('text')}</p>
      </div>
      <div className="sell-known">
        {disclosures.map((disclosure) => (
          <Checkbox
            key={disclosure}
            name="disclosures"
            value={disclosure}
            disabled={disclosure === 'aisle' && isAwayFromAisle}
            checked={checked.has(disclosure) && !(disclosure === 'aisle' && isAwayFromAisle)}
            onChange={({ currentTarget }) =>
              change({
                disclosures: disclosures.filter((one) =>
                  one === disclosure ? currentTarget.checked : checked.has(one),
                ),
              })
            }
          >
            {parts(disclosure)}
            {disclosure === 'aisle' && ends.length > 0 && (
              <span className="check-note">{t('end', { count: ends.length, numbers: numbers(ends) })}</span>
            )}
          </Checkbox>
        ))}
      </div>
    </section>
  );
};
