import { useFlag } from '../platform/flags.ts';
import { useTranslations } from '../platform/translations.ts';
import { splitDescription } from './split-description.ts';

/** The description; with REFINED_DESCRIPTION_TOGGLE its first sentences and a disclosure for the rest. */
export const StayDescription = ({ text }: { text: string }) => {
  const t = useTranslations('stays');
  const isRefined = useFlag('REFINED_DESCRIPTION_TOGGLE');
  const { lead, rest } = isRefined ? splitDescription(text) : { lead: text, rest: '' };
  return (
    <div className="stay-description">
      <p>{lead}</p>
      {rest && (
        <details className="stay-description-rest">
          <summary className="text-link">
            <span className="when-closed">{t('descriptionMore')}</span>
            <span className="when-open">{t('descriptionLess')}</span>
          </summary>
          <p>{rest}</p>
        </details>
      )}
    </div>
  );
};
