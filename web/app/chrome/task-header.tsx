import { supportContact } from '@golark/contract/brand';
import { Island } from '../platform/island.tsx';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { IconLink } from '../ui/button-link.tsx';
import { BackIcon, Icon, LockIcon, PhoneIcon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { preferencesMenu } from './menu-code.ts';

type TaskHeaderProps = {
  kind: 'entry' | 'checkout';
  /** On phones a checkout shows its title and a back link instead of the logo. */
  title?: string | undefined;
  backTo?: string | undefined;
};

export const TaskHeader = ({ kind, title, backTo }: TaskHeaderProps) => {
  const t = useTranslations('chrome');
  const isCheckout = kind === 'checkout';
  return (
    <header className="site-header" data-lined={isCheckout ? '' : undefined}>
      <div className="page-width">
        {backTo && (
          <div className="phone-only -ml-3">
            <IconLink icon={BackIcon} label={t('back')} to={backTo} />
          </div>
        )}
        <div className={title ? 'desktop-only' : undefined}>
          <Logo />
        </div>
        {title && <p className="mobile-bar-title phone-only">{title}</p>}
        <div className="site-header-end gap-6">
          {isCheckout ? <CheckoutMarks /> : <Island of={preferencesMenu} />}
        </div>
      </div>
    </header>
  );
};

const CheckoutMarks = () => {
  const t = useTranslations('chrome.footer');
  const locale = useLocale();
  return (
    <>
      {supportContact && (
        <span className="desktop-only inline-flex items-center gap-2 small text-muted">
          <Icon of={PhoneIcon} size={18} />
          <span>
            {t('supportInline', { hours: supportContact.hours[locale] })}{' '}
            <a className="font-semibold text-ink" href={supportContact.phone.href}>
              {supportContact.phone.shown}
            </a>
          </span>
        </span>
      )}
      <span className="inline-flex items-center gap-2 small font-semibold">
        <Icon of={LockIcon} size={18} />
        <span className="max-md:sr-only">{t('secureCheckout')}</span>
      </span>
    </>
  );
};
