import { formMegabytes, pictureLimits, pictureTypes } from '@golark/contract/listing-pictures/rules';
import { type DragEvent, lazy, Suspense, useEffect, useId, useState } from 'react';
import { FormIntent } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import type { ActingHost } from '../read-host-page.ts';
import { uploadIntent } from './image-intents.ts';

/** The code that uploads is loaded with the first files. */
const UploadRows = lazy(() =>
  import('./upload-rows.tsx').then(({ UploadRows: component }) => ({ default: component })),
);

type UploadPanelProps = {
  listingId: string;
  host: ActingHost;
  /** The listing has as many pictures as it can have. */
  isFull: boolean;
  outcome: FormOutcome | undefined;
  isTooLarge: boolean;
};

/** Files that were chosen, dropped or pasted; each choice is a new list. */
const useChosenFiles = () => {
  const [chosen, setChosen] = useState<readonly File[]>([]);
  const choose = (files: Iterable<File> | null | undefined): boolean => {
    const list = [...(files ?? [])];
    if (list.length > 0) setChosen(list);
    return list.length > 0;
  };
  useEffect(() => {
    const paste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      setChosen(files);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, []);
  return { chosen, choose };
};

/** Uploads pictures that are chosen, dropped or pasted; without scripts, a form that posts them. */
export const UploadPanel = ({ listingId, host, isFull, outcome, isTooLarge }: UploadPanelProps) => {
  const t = useTranslations('images');
  const id = useId();
  const isHydrated = useIsHydrated();
  const [isOver, setIsOver] = useState(false);
  const { chosen, choose } = useChosenFiles();
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    choose(event.dataTransfer.files);
  };
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(true);
  };
  const { picturesOfListing: maximum, megabytes, longSide: pixels } = pictureLimits;
  return (
    <section className="panel image-upload" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="title-3">
        {t('upload.title')}
      </h2>
      <Posted outcome={outcome} isTooLarge={isTooLarge} />
      {isFull && <Alert title={t('problems.full', { maximum })} />}
      <form method="post" encType="multipart/form-data">
        <FormIntent intent={uploadIntent} />
        <input type="hidden" name="host" value={host.propertyManagerId} />
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the field inside takes files from the keyboard */}
        <div
          className="image-drop"
          data-over={isOver || undefined}
          onDragOver={over}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <label htmlFor={id}>{isHydrated ? t('upload.drop') : t('upload.label')}</label>
          <input
            id={id}
            type="file"
            name="pictures"
            multiple
            accept={pictureTypes.join(',')}
            aria-describedby={`${id}-help`}
            disabled={isFull}
            onChange={({ currentTarget }) => {
              // the same files can be chosen again
              if (choose(currentTarget.files)) currentTarget.value = '';
            }}
          />
          <p id={`${id}-help`} className="small text-muted">
            {t('upload.help', { megabytes, pixels })}
            {!isHydrated && ` ${t('upload.helpForm', { megabytes: formMegabytes })}`}
          </p>
        </div>
        {!isHydrated && (
          <Button type="submit" variant="primary" isDisabled={isFull}>
            {t('upload.submit')}
          </Button>
        )}
      </form>
      {chosen.length > 0 && (
        <Suspense fallback={<p className="small text-muted">{t('upload.states.waiting')}</p>}>
          <UploadRows listingId={listingId} host={host} chosen={chosen} />
        </Suspense>
      )}
    </section>
  );
};

/** The outcome for the pictures of a form without scripts. */
const Posted = ({ outcome, isTooLarge }: Pick<UploadPanelProps, 'outcome' | 'isTooLarge'>) => {
  const t = useTranslations('images.upload');
  if (isTooLarge) return <Alert tone="danger" title={t('tooLarge', { megabytes: formMegabytes })} isNews />;
  if (!outcome) return null;
  const problems = Object.values(outcome.errors);
  const [first = ''] = problems;
  const title = outcome.detail ?? first;
  return (
    <Alert tone={problems.length > 0 ? 'danger' : 'success'} title={title} isNews>
      {outcome.detail && problems.length > 0 && (
        <ul className="image-problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
};
