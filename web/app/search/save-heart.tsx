import { useTranslations } from '../platform/translations.ts';
import { HeartIcon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { useSaveStay } from './use-save-stay.tsx';

type SaveHeartProps = { globalId: string; title: string; query: string };

/** Saves the stay of a card. Its name says which, and stays the same when it is pressed. */
export const SaveHeart = ({ globalId, title, query }: SaveHeartProps) => {
  const t = useTranslations('search.save');
  const { isSaved, isBusy, toggle, listChoice } = useSaveStay(globalId, query);
  return (
    <>
      <IconButton
        icon={HeartIcon}
        label={t('stay', { title })}
        className="save-heart"
        aria-pressed={isSaved}
        // busy without a spinner: the heart shows the new state at once
        onPress={isBusy ? undefined : toggle}
      />
      {listChoice}
    </>
  );
};
