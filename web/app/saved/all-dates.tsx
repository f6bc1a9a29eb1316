import { lazy, Suspense, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { stayToSave } from '../search/index.ts';
import { Button } from '../ui/button.tsx';
import { CalendarIcon } from '../ui/icon.tsx';
import { dialogIsNear, LazyDialog } from '../ui/lazy-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { type AllDatesProps, useSetDates } from './use-set-dates.ts';

const AllDatesForm = lazy(() =>
  import('./all-dates-form.tsx').then(({ AllDatesForm: component }) => ({ default: component })),
);

/** One press for the dates and the party of all stays of the list. */
export const AllDates = ({ query, ...list }: AllDatesProps) => {
  const t = useTranslations('saved.all');
  const [isOpen, setOpen] = useState(false);
  const setDates = useSetDates(list);
  return (
    <span className="needs-scripts" {...dialogIsNear}>
      <Button size="small" icon={CalendarIcon} onPress={() => setOpen(true)}>
        {t('open')}
      </Button>
      <LazyDialog title={t('open')} isOpen={isOpen} onOpenChange={setOpen}>
        <Suspense fallback={<Spinner />}>
          <AllDatesForm
            savedFor={stayToSave('', query)}
            onApply={async (next) => {
              if (await setDates(next)) setOpen(false);
            }}
          />
        </Suspense>
      </LazyDialog>
    </span>
  );
};
