import { loginPath, savedPath } from '@golark/contract/paths';
import { previewSavedStays } from '@golark/contract/saved/calls';
import type { StayToSave } from '@golark/contract/saved/rules';
import type { SavedStay } from '@golark/contract/saved/schemas';
import { useCallback, useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { forgetSavedStays, onSavedStays, readSavedStays, storeSavedStay } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { TextLink } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { AllDates } from './all-dates.tsx';
import { EmptyList } from './empty-list.tsx';
import { ListChange } from './list-change.tsx';
import { queryOf } from './query-of.ts';
import { SavedStays } from './saved-stays.tsx';

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'stays'; stays: SavedStay[] };

/** The stays of this browser with today's prices; loaded again when this tab or another one changes the list. */
const useLocalList = (): Loaded => {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const load = useCallback(async (signal: AbortSignal) => {
    const stays = readSavedStays();
    if (stays.length === 0) return setLoaded({ kind: 'stays', stays: [] });
    const result = await callApi(browserApi, previewSavedStays, { body: { stays }, signal });
    if (signal.aborted) return;
    setLoaded(result.ok ? { kind: 'stays', stays: result.data.stays } : { kind: 'failed' });
  }, []);
  useEffect(() => {
    let last = new AbortController();
    const loadAgain = () => {
      last.abort();
      last = new AbortController();
      void load(last.signal);
    };
    loadAgain();
    const stop = onSavedStays(loadAgain);
    return () => {
      last.abort();
      stop();
    };
  }, [load]);
  return loaded;
};

/** The list of a visitor, which only this browser has. Without JavaScript there is none, and the page says so. */
export const VisitorList = () => {
  const t = useTranslations('saved');
  const loaded = useLocalList();
  const [removed, setRemoved] = useState<StayToSave | 'restored'>();
  const remove = (id: string) => {
    setRemoved(readSavedStays().find(({ globalId }) => globalId === id));
    forgetSavedStays([id]);
  };
  const undo = (stay: StayToSave) => {
    storeSavedStay(stay);
    setRemoved('restored');
  };
  return (
    <>
      <p className="text-muted mt-2">
        {t('visitor')} <TextLink to={loginPath(savedPath())}>{t('logIn')}</TextLink>
      </p>
      {removed === 'restored' && <ListChange text={t('restored')} />}
      {removed && removed !== 'restored' && (
        <ListChange key={removed.globalId} text={t('removed')}>
          <Button size="small" onPress={() => undo(removed)}>
            {t('undo')}
          </Button>
        </ListChange>
      )}
      <LocalStays loaded={loaded} onRemove={remove} />
    </>
  );
};

const LocalStays = ({ loaded, onRemove }: { loaded: Loaded; onRemove: (id: string) => void }) => {
  const t = useTranslations('saved');
  if (loaded.kind === 'loading')
    return (
      <>
        <div className="saved-loading needs-scripts">
          <Spinner />
        </div>
        <p className="without-scripts">{t('withoutScripts')}</p>
      </>
    );
  if (loaded.kind === 'failed') return <FailedPart />;
  const [newest] = loaded.stays;
  if (!newest) return <EmptyList />;
  return (
    <>
      <div className="saved-tools">
        <AllDates query={queryOf(newest)} isVisitor />
      </div>
      <SavedStays
        stays={loaded.stays}
        formsOf={({ stay }) => (
          <div>
            <Button
              size="small"
              aria-label={t('removeOf', { stay: stay.title })}
              onPress={() => onRemove(stay.id)}
            >
              {t('remove')}
            </Button>
          </div>
        )}
      />
    </>
  );
};
