import { sellTicketsPath } from '@golark/contract/paths';
import { sellEventPath } from '@golark/contract/selling-paths';
import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { useEventSuggestions } from './use-event-suggestions.ts';

/** Finds the event of the tickets; without JavaScript, its results are on the page. */
export const SellSearch = ({ words }: { words: string }) => {
  const t = useTranslations('sell.find');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(words);
  const { groups, state } = useEventSuggestions(typed === words ? '' : typed);
  return (
    <Form method="get" action={sellTicketsPath()} className="sell-search">
      <div className="sell-search-field">
        <Combobox
          label={t('label')}
          name="q"
          placeholder={t('placeholder')}
          groups={groups}
          state={state}
          inputValue={typed}
          onInputChange={setTyped}
          onChoose={(id) => navigate(sellEventPath(id))}
        />
      </div>
      <Button type="submit" variant="primary" size="large" icon={SearchIcon}>
        {t('search')}
      </Button>
    </Form>
  );
};
