import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import {
  addFeedIntent,
  confirmFeedIntent,
  fetchFeedIntent,
  removeFeedIntent,
  renewLinkIntent,
} from './feed-intents.ts';
import type { FeedOutcome } from './feed-outcome.ts';

/** Says what a form has done. What it has not done is said at the form. */
export const FeedNews = ({ outcome }: { outcome: FeedOutcome | undefined }) => {
  const t = useTranslations('calendarFeeds');
  const fetched = t(outcome?.fetched === 'unchanged' ? 'fetch.unchanged' : 'fetch.imported');
  const texts: Readonly<Record<string, string>> = {
    [addFeedIntent]: t('add.done'),
    [fetchFeedIntent]: fetched,
    [confirmFeedIntent]: fetched,
    [removeFeedIntent]: t('remove.done'),
    [renewLinkIntent]: t('links.renewed'),
  };
  const text = outcome?.isDone ? texts[outcome.intent] : undefined;
  return text ? <OutcomeToast outcome={outcome} text={text} /> : null;
};
