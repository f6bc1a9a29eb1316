import { guestConversationsPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';

/** The heading about saved replies, and the way back to the messages. */
export const RepliesHead = () => {
  const t = useTranslations('partnerMessages.replies');
  return (
    <>
      <p>
        <PageLink className="link" to={guestConversationsPath()}>
          {t('back')}
        </PageLink>
      </p>
      <h1 className="title-1">{t('title')}</h1>
      <p className="text-muted">{t('lead')}</p>
    </>
  );
};
