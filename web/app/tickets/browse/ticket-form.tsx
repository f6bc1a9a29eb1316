import { type TimeWord, timeWords } from '@golark/contract/events/rules';
import { searchPath } from '@golark/contract/paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { useSuggestions } from '../../search/use-suggestions.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { DirectionsIcon, SearchIcon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { browsingPath } from './browsing-links.ts';
import type { Browsing } from './load-tickets.ts';
import { useLocate } from './use-locate.ts';

const wordOf = (value: string): TimeWord | null => timeWords.find((word) => word === value) ?? null;

const whatKinds = ['performer', 'event', 'venue', 'city'] as const;
const whereKinds = ['city'] as const;

/** The events at a place, whose own path is that of its stays. */
const eventsPathOf = ({ path, isPage }: { path: string; isPage?: boolean }): string =>
  isPage ? path : path.replace(searchPath(null), `${searchPath(null)}events/`);

type TicketFormProps = { browsing: Browsing };

/** What, where and when. Without JavaScript it is a form, and the server redirects to the same address. */
export const TicketForm = ({ browsing }: TicketFormProps) => {
  const t = useTranslations('ticketBrowse.form');
  const navigate = useNavigate();
  const { asked, near, when } = browsing;
  const placeName = asked.ll ? (near?.name ?? '') : asked.where;
  const [what, setWhat] = useState(asked.q);
  const [where, setWhere] = useState(placeName);
  const [isWanted, setWanted] = useState(false);
  const [time, setTime] = useState<TimeWord | null>(when);
  const suggestions = useSuggestions(what === asked.q ? '' : what, { isWanted, kinds: whatKinds });
  const places = useSuggestions(where === placeName ? '' : where, { isWanted, kinds: whereKinds });
  const locate = useLocate((ll) =>
    navigate(browsingPath(browsing, { ll, where: '', radius: null, q: what })),
  );
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    const isSamePlace = where.trim() === placeName;
    const place = isSamePlace ? {} : { where: where.trim(), ll: null, radius: null };
    navigate(browsingPath(browsing, { ...place, q: what.trim(), when: time }));
  };
  return (
    <form
      action={browsingPath({ ...browsing, when: null, asked: { ...asked, page: 1 } }).split('?')[0]}
      method="get"
      className="ticket-form"
      onSubmit={submit}
    >
      <Combobox
        label={t('what')}
        name="q"
        placeholder={t('whatPlaceholder')}
        groups={suggestions.groups}
        state={suggestions.state}
        inputValue={what}
        onNear={() => setWanted(true)}
        onInputChange={setWhat}
        onChoose={(id) => {
          const chosen = suggestions.places.get(id);
          if (chosen) navigate(eventsPathOf(chosen));
        }}
      />
      <div className="ticket-form-where">
        <Combobox
          label={t('where')}
          name="where"
          placeholder={t('wherePlaceholder')}
          groups={places.groups}
          state={places.state}
          inputValue={where}
          onNear={() => setWanted(true)}
          error={locate.hasFailed ? t('noLocation') : null}
          onInputChange={setWhere}
          onChoose={(id) => setWhere(places.places.get(id)?.label ?? where)}
        />
        <span className="needs-scripts">
          <IconButton icon={DirectionsIcon} label={t('nearMe')} isLined onPress={locate.ask} />
        </span>
      </div>
      <div className="ticket-form-when">
        <NativeSelect
          label={t('when')}
          name="when"
          value={time ?? ''}
          onChange={(event) => setTime(wordOf(event.currentTarget.value))}
          options={[
            { value: '', label: t('anyDay') },
            ...timeWords.map((word) => ({ value: word, label: t(`times.${word}`) })),
          ]}
        />
      </div>
      <Button type="submit" variant="primary" size="large" icon={SearchIcon} isBusy={locate.isAsking}>
        {t('search')}
      </Button>
    </form>
  );
};
