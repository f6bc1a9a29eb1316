import { createSavedList, listSavedLists, moveSavedStay } from '@golark/contract/saved/calls';
import { longestListName, mostSavedLists, mostSavedStays } from '@golark/contract/saved/rules';
import type { ListSummary } from '@golark/contract/saved/schemas';
import { type FormEvent, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { useNumber } from '../ui/numbers.ts';
import { Spinner } from '../ui/spinner.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.ts';
import { type ApiError, browserApi, callApi } from './api-client.ts';
import { useTranslations } from './translations.ts';
import './which-list.css';

/** The lists of the account; undefined until they are known, null if they could not be loaded. */
const useLists = () => {
  const [lists, setLists] = useState<ListSummary[] | null>();
  useEffect(() => {
    const gone = new AbortController();
    void callApi(browserApi, listSavedLists, { signal: gone.signal }).then((result) => {
      if (!gone.signal.aborted) setLists(result.ok ? result.data.lists : null);
    });
    return () => gone.abort();
  }, []);
  return lists;
};

const useWhatIsWrong = () => {
  const t = useTranslations('search.save.lists');
  return ({ errors }: ApiError): string => {
    const has = (code: string) => errors?.some((error) => error.code === code);
    if (has('list_name_taken')) return t('taken');
    if (has('lists_limit')) return t('most', { maximum: mostSavedLists });
    return has('saved_limit') ? t('full', { maximum: mostSavedStays }) : t('failed');
  };
};

type WhichListProps = { globalId: string; listId: string | undefined; onClose: () => void };

/** Moves the stay and closes the dialog; says why not. */
const useMove = ({ globalId, onClose }: Omit<WhichListProps, 'listId'>) => {
  const t = useTranslations('search.save.lists');
  const whatIsWrong = useWhatIsWrong();
  const { revalidate } = useRevalidator();
  return async ({ id, name }: Pick<ListSummary, 'id' | 'name'>): Promise<string | null> => {
    const result = await callApi(browserApi, moveSavedStay, { params: { listId: id, globalId } });
    if (!result.ok) return whatIsWrong(result.error);
    onClose();
    void showToast({ text: t('moved', { list: name ?? t('mine') }) });
    void revalidate();
    return null;
  };
};

/** The lists of the account, one press away, and a field for a new one. */
export const WhichList = (props: WhichListProps) => {
  const t = useTranslations('search.save.lists');
  const number = useNumber();
  const lists = useLists();
  const others = lists?.filter(({ id }) => id !== props.listId);
  const move = useMove(props);
  const [error, setError] = useState<string | null>(null);
  return (
    <Dialog title={t('title')} isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {lists === undefined && <Spinner />}
      {lists === null && <p role="alert">{t('failed')}</p>}
      <ul className="which-list">
        {others?.map((list) => (
          <li key={list.id}>
            <button type="button" onClick={() => void move(list).then(setError)}>
              <span>{list.name ?? t('mine')}</span>
              <span className="count">{number(list.stayCount)}</span>
            </button>
          </li>
        ))}
      </ul>
      {error && (
        <div role="alert">
          <FieldProblem>{error}</FieldProblem>
        </div>
      )}
      {lists && <NewList onCreated={(list) => void move(list).then(setError)} />}
    </Dialog>
  );
};

const NewList = ({ onCreated }: { onCreated: (list: ListSummary) => void }) => {
  const t = useTranslations('search.save.lists');
  const whatIsWrong = useWhatIsWrong();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const create = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    if (name === '') return setError(t('noName'));
    setBusy(true);
    const result = await callApi(browserApi, createSavedList, { body: { name } });
    setBusy(false);
    if (result.ok) onCreated(result.data.list);
    else setError(whatIsWrong(result.error));
  };
  return (
    <form className="form-fields which-list-new" noValidate onSubmit={(event) => void create(event)}>
      <TextField label={t('new')} name="name" maxLength={longestListName} error={error} autoComplete="off" />
      <Button type="submit" isBusy={isBusy}>
        {t('create')}
      </Button>
    </form>
  );
};
