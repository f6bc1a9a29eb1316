import { loginPath } from '@golark/contract/paths';
import { savedSearchesPath } from '@golark/contract/saved-paths';
import { listSavedSearches, saveSearch } from '@golark/contract/saved-searches/calls';
import { mostSavedSearches } from '@golark/contract/saved-searches/rules';
import { useEffect, useRef, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { useAccount } from '../platform/root-data.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckIcon, HeartIcon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.ts';
import { type SavedFrom, savedPathOf, searchToSave } from './search-to-save.ts';

/** The addresses of the searches that an account has saved. */
const useSavedPaths = (accountId: string | null) => {
  const [paths, setPaths] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (accountId === null) return undefined;
    const gone = new AbortController();
    void callApi(browserApi, listSavedSearches, { signal: gone.signal }).then((result) => {
      if (result.ok && !gone.signal.aborted)
        setPaths((known) => new Set([...known, ...result.data.searches.map(({ path }) => path)]));
    });
    return () => gone.abort();
  }, [accountId]);
  return { paths, add: (path: string) => setPaths((known) => new Set([...known, path])) };
};

/** Saves the search of the page with alerts by email; a visitor logs in first and comes back. */
export const SaveSearch = (from: SavedFrom) => {
  const t = useTranslations('search.saveSearch');
  const accountId = useAccount()?.accountId ?? null;
  const { paths, add } = useSavedPaths(accountId);
  const path = savedPathOf(from);
  if (accountId === null)
    return (
      <ButtonLink to={loginPath(path)} size="small" icon={HeartIcon}>
        {t('save')}
      </ButtonLink>
    );
  return <OfAccount from={from} path={path} isSaved={paths.has(path)} onSaved={() => add(path)} />;
};

type OfAccountProps = { from: SavedFrom; path: string; isSaved: boolean; onSaved: () => void };

const OfAccount = ({ from, path, isSaved, onSaved }: OfAccountProps) => {
  const t = useTranslations('search.saveSearch');
  const locale = useLocale();
  const holder = useRef<HTMLSpanElement>(null);
  const wasPressed = useRef(false);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    // the button that was pressed is gone
    if (isSaved && wasPressed.current) holder.current?.querySelector('a')?.focus();
    wasPressed.current = false;
  }, [isSaved]);
  const save = async () => {
    setBusy(true);
    const result = await callApi(browserApi, saveSearch, { body: searchToSave(from, locale) });
    setBusy(false);
    if (result.ok) {
      wasPressed.current = true;
      onSaved();
      return showToast({ text: t('text') });
    }
    const isFull = result.error.errors?.some(({ code }) => code === 'searches_limit');
    return showToast({ text: t(isFull ? 'full' : 'failed', { maximum: mostSavedSearches }), kind: 'error' });
  };
  if (isSaved)
    return (
      <span ref={holder}>
        <ButtonLink to={savedSearchesPath()} size="small" icon={CheckIcon}>
          {t('saved')}
        </ButtonLink>
      </span>
    );
  return (
    <>
      <span className="needs-scripts">
        <Button size="small" icon={HeartIcon} isBusy={isBusy} onPress={() => void save()}>
          {t('save')}
        </Button>
      </span>
      <form className="without-scripts" method="post" action={savedSearchesPath()}>
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="path" value={path} />
        <Button type="submit" size="small" icon={HeartIcon}>
          {t('save')}
        </Button>
      </form>
    </>
  );
};
