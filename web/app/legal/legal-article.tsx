import { membershipRefundDays } from '@golark/contract/membership/rules';
import { useTranslations } from '../platform/translations.ts';
import { LegalFrame } from './legal-frame.tsx';

/** The sections of each page, in their order. */
const sections = {
  terms: [
    'who',
    'account',
    'price',
    'cancel',
    'stay',
    'reviews',
    'hosts',
    'goPlus',
    'tickets',
    'selling',
    'liability',
    'changes',
  ],
  privacy: [
    'visit',
    'analytics',
    'account',
    'booking',
    'sharing',
    'retention',
    'rights',
    'security',
    'contact',
  ],
} as const;

/** A text in sections. Paragraphs are separated by an empty line. */
export const LegalArticle = ({ page }: { page: keyof typeof sections }) => {
  const t = useTranslations('legal');
  const titleOf = (key: string) => t(`${page}.sections.${key}.title` as 'terms.sections.who.title');
  const textOf = (key: string) =>
    t(`${page}.sections.${key}.text` as 'terms.sections.goPlus.text', { refundDays: membershipRefundDays });
  return (
    <LegalFrame
      page={page}
      note={
        <p className="small text-muted mt-3">
          {t('updated')} · {t('by')}
        </p>
      }
      contents={sections[page].map((key) => ({ key, title: titleOf(key) }))}
    >
      {sections[page].map((key) => (
        <section key={key} id={key}>
          <h2 className="title-2">{titleOf(key)}</h2>
          {textOf(key)
            .split('\n\n')
            .map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
        </section>
      ))}
    </LegalFrame>
  );
};
