import type { Policy } from '@golark/contract/pricing/cancellation';
import { useTranslations } from '../platform/translations.ts';

/** A cancellation policy by name, with what it gives in a sentence. */
export const PolicyText = ({ policy }: { policy: Policy }) => {
  const t = useTranslations('stays.policyTexts');
  return <p className="text-muted">{t(policy)}</p>;
};
