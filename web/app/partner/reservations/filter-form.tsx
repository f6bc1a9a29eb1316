import {
  type ReservationFilter,
  reservationFilePath,
  reservationsPath,
} from '@golark/contract/partner-paths';
import { type ReservationTab, reservationSearchLength } from '@golark/contract/partners/rules';
import { Form } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { DownloadIcon, Icon, SearchIcon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ActingHost } from '../read-host-page.ts';

type FilterFormProps = { tab: ReservationTab; host: ActingHost; filter: ReservationFilter };

/** Narrows the reservations of a tab. The address has what was chosen, so that the list can be reloaded and shared. */
export const FilterForm = ({ tab, host, filter }: FilterFormProps) => {
  const t = useTranslations('partner.filter');
  const { search = '', from = '', until = '' } = filter;
  const isFiltered = Boolean(search || from || until);
  return (
    <Form
      // another key shows what the address says after a step back
      key={`${search} ${from} ${until}`}
      className="reservation-filter"
      action={reservationsPath(tab)}
      role="search"
      aria-label={t('label')}
    >
      <TextField
        name="search"
        type="search"
        label={t('search')}
        icon={SearchIcon}
        maxLength={reservationSearchLength}
        defaultValue={search}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={from} />
      <TextField name="until" type="date" label={t('until')} defaultValue={until} />
      <div className="reservation-filter-actions">
        <Button type="submit">{t('submit')}</Button>
        {isFiltered && (
          <ButtonLink to={reservationsPath(tab)} variant="quiet">
            {t('clear')}
          </ButtonLink>
        )}
        <a className="link small" href={reservationFilePath(tab, filter, host.propertyManagerId)} download>
          <Icon of={DownloadIcon} size={18} />
          {t('download')}
        </a>
      </div>
    </Form>
  );
};
