import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../button.tsx';
import { ButtonLink } from '../button-link.tsx';
import type { ButtonVariant } from '../button-look.ts';
import { SearchIcon, ShareIcon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { TextLink } from '../link.tsx';
import { GallerySection } from './gallery-section.tsx';
import { TableFrame } from './table-frame.tsx';

const variants: ButtonVariant[] = ['primary', 'secondary', 'soft', 'quiet', 'go', 'danger', 'danger-line'];
const states = ['rest', 'hover', 'focus', 'pressed', 'disabled', 'busy'] as const;
const forced = {
  rest: '',
  hover: 'is-hover',
  focus: 'is-focus',
  pressed: 'is-pressed',
  disabled: '',
  busy: '',
};

export const ButtonSection = () => {
  const t = useTranslations('gallery');
  return (
    <GallerySection id="buttons">
      <TableFrame label={t('buttons.table')}>
        <table className="text-left">
          <thead>
            <tr>
              <td />
              {states.map((state) => (
                <th key={state} scope="col" className="small text-muted pb-3 pr-5">
                  {t(`states.${state}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {variants.map((variant) => (
              <tr key={variant}>
                <th scope="row" className="small text-muted pb-3 pr-5 whitespace-nowrap">
                  {t(`buttons.${variant}`)}
                </th>
                {states.map((state) => (
                  <td key={state} className="pb-3 pr-5">
                    <Button
                      variant={variant}
                      className={forced[state]}
                      isDisabled={state === 'disabled'}
                      isBusy={state === 'busy'}
                    >
                      {t('buttons.label')}
                    </Button>
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row" className="small text-muted pb-3 pr-5">
                {t('buttons.icon')}
              </th>
              {states.map((state) => (
                <td key={state} className="pb-3 pr-5">
                  <IconButton
                    icon={ShareIcon}
                    label={t('buttons.share')}
                    isLined
                    className={forced[state]}
                    isDisabled={state === 'disabled'}
                    isBusy={state === 'busy'}
                  />
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </TableFrame>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" size="small">
          {t('buttons.small')}
        </Button>
        <Button variant="primary">{t('buttons.normal')}</Button>
        <Button variant="primary" size="large" icon={SearchIcon}>
          {t('buttons.large')}
        </Button>
        <ButtonLink to={homePath()}>{t('buttons.link')}</ButtonLink>
        <TextLink to={homePath()}>{t('buttons.textLink')}</TextLink>
      </div>
    </GallerySection>
  );
};
