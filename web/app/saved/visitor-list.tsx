import { loginPath, savedPath } from '@golark/contract/paths';
import { previewSavedStays } from '@golark/contract/saved/calls';
import type { SavedStay } from '@golark/contract/saved/schemas';
import { useCallback, useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { forgetSavedStays, readSavedStays, storeSavedStay } from '../platform/saved-stays.ts';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { FailedPart } from '../ui/failed-part.tsx';
import { TextLink } from '../ui/link.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { showToast } from '../ui/toast.ts';
import { EmptyList } from './empty-list.tsx';
import { SavedCard } from './saved-card.tsx';

type Loaded = { kind: 'loading' } | { kind: 'failed' } | { kind: 'stays'; stays: SavedStay[] };

/** The stays of this browser with today's prices, and the way to take one off and to put it back. */
const useLocalList = () => {
  const t = useTranslations('saved');
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' });
  const load = useCallback(async () => {
    const stays = readSavedStays();
    if (stays.length === 0) return setLoaded({ kind: 'stays', stays: [] });
    const result = await callApi(browserApi, previewSavedStays, { body: { stays } });
    setLoaded(result.ok ? { kind: 'stays', stays: result.data.stays } : { kind: 'failed' });
  }, []);
  useEffect(() => {
    void load();
  }, [load]);
  const remove = (id: string) => {
    const removed = readSavedStays().find(({ globalId }) => globalId === id);
    forgetSavedStays([id]);
    void load();
    const undo = () => {
      if (removed) storeSavedStay(removed);
      void load();
    };
    void showToast({ text: t('removed'), action: { label: t('undo'), onPress: undo } });
  };
  return { loaded, remove };
};

/** The list of a visitor, which only this browser has. Without JavaScript there is none, and the page says so. */
export const VisitorList = () => {
  const t = useTranslations('saved');
  const { loaded, remove } = useLocalList();
  return (
    <>
      <p className="text-muted mt-2">
        {t('visitor')} <TextLink to={loginPath(savedPath())}>{t('logIn')}</TextLink>
      </p>
      {loaded.kind === 'loading' && (
        <div className="needs-scripts saved-loading">
          <Spinner />
        </div>
      )}
      {loaded.kind === 'failed' && <FailedPart />}
      {loaded.kind === 'stays' && loaded.stays.length === 0 && <EmptyList />}
      {loaded.kind === 'stays' && (
        <ul className="card-grid saved-list">
          {loaded.stays.map((saved) => (
            <SavedCard key={saved.stay.id} saved={saved}>
              <Button
                size="small"
                aria-label={t('removeOf', { stay: saved.stay.title })}
                onPress={() => remove(saved.stay.id)}
              >
                {t('remove')}
              </Button>
            </SavedCard>
          ))}
        </ul>
      )}
    </>
  );
};
