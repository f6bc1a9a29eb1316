import { useTranslations } from '../platform/translations.ts';
import { HeartIcon, Icon } from './icon.tsx';

type HeartButtonProps = { title: string; isSaved: boolean; onChange: (isSaved: boolean) => void };

export const HeartButton = ({ title, isSaved, onChange }: HeartButtonProps) => {
  const t = useTranslations('ui');
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved}
      aria-label={t('save', { title })}
      onClick={() => onChange(!isSaved)}
    >
      <Icon of={HeartIcon} size={24} />
    </button>
  );
};
