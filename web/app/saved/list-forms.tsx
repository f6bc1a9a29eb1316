import { longestListName } from '@golark/contract/saved/rules';
import type { ListSummary } from '@golark/contract/saved/schemas';
import type { ReactNode } from 'react';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextField } from '../ui/text-field.tsx';
import { useListName } from './list-links.tsx';

type Outcome = { outcome: FormOutcome | undefined };

/** A form behind its button, with and without JavaScript; one is open at a time. */
const Behind = ({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) => (
  <details name="saved-lists" open={isOpen}>
    <summary className="button" data-variant="secondary" data-size="small">
      {title}
    </summary>
    {children}
  </details>
);

/** Makes, renames and deletes lists; deleting asks first, with what is lost. */
export const ListForms = ({ list, outcome }: { list: ListSummary | null } & Outcome) => {
  const t = useTranslations('saved.lists');
  return (
    <div className="saved-forms">
      <NameForm
        intent="create"
        title={t('new')}
        label={t('newName')}
        submit={t('create')}
        outcome={outcome}
      />
      {list && (
        <NameForm
          key={`${list.id} ${list.name}`}
          intent="rename"
          list={list}
          title={t('rename')}
          label={t('name')}
          submit={t('save')}
          outcome={outcome}
        />
      )}
      {list && <DeleteForm key={list.id} list={list} outcome={outcome} />}
    </div>
  );
};

type NameFormProps = Outcome & {
  intent: 'create' | 'rename';
  list?: ListSummary;
  title: string;
  label: string;
  submit: string;
};

const NameForm = ({ intent, list, title, label, submit, outcome }: NameFormProps) => {
  const own = outcomeFor(outcome, intent, list?.id);
  return (
    <Behind title={title} isOpen={own !== undefined && !own.isDone}>
      <ActionForm intent={intent} subject={list?.id ?? ''} outcome={own} submit={submit} size="small">
        <TextField
          name="name"
          label={label}
          maxLength={longestListName}
          autoComplete="off"
          defaultValue={own?.values['name'] ?? list?.name ?? ''}
          error={own?.errors['name'] ?? null}
        />
      </ActionForm>
    </Behind>
  );
};

const DeleteForm = ({ list, outcome }: { list: ListSummary } & Outcome) => {
  const t = useTranslations('saved.lists');
  const nameOf = useListName();
  const own = outcomeFor(outcome, 'delete', list.id);
  return (
    <Behind title={t('delete')} isOpen={own !== undefined}>
      <ActionForm
        intent="delete"
        subject={list.id}
        outcome={own}
        submit={t('deleteNow')}
        variant="danger"
        size="small"
      >
        <p>{t('deleteText', { list: nameOf(list.name), count: list.stayCount })}</p>
      </ActionForm>
    </Behind>
  );
};
