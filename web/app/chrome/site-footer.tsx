import { supportContact } from '@golark/contract/brand';
import { brand } from '../brand.ts';
import { useAccount, useToday } from '../platform/root-data.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Icon, ShieldIcon } from '../ui/icon.tsx';
import { ExternalLink, PageLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { footerCompany, footerHelp, footerPlaces } from './footer-links.ts';
import { LocaleLine } from './locale-line.tsx';
import { isMember, membershipPage } from './navigation.ts';

export const SiteFooter = () => {
  const t = useTranslations('chrome.footer');
  const member = isMember(useAccount());
  const year = useToday()?.slice(0, 4);
  const places = footerPlaces.filter(({ to }) => !(member && to === membershipPage));
  return (
    <footer className="site-footer">
      <div className="page-width">
        <div className="site-footer-columns">
          <FooterStory />
          {places.length > 0 && (
            <FooterColumn title={t('places')}>
              {places.map(({ key, to }) => (
                <li key={key}>
                  <PageLink to={to}>{t(key)}</PageLink>
                </li>
              ))}
            </FooterColumn>
          )}
          <FooterColumn title={brand.name}>
            {footerCompany.map(({ key, to }) => (
              <li key={key}>
                <PageLink to={to}>{t(key)}</PageLink>
              </li>
            ))}
            {brand.external.map(({ key, href }) => (
              <FooterLink key={key} href={href}>
                {t(key)}
              </FooterLink>
            ))}
          </FooterColumn>
          <FooterColumn title={t('help')}>
            {footerHelp.map(({ key, to }) => (
              <li key={key}>
                <PageLink to={to}>{t(key)}</PageLink>
              </li>
            ))}
          </FooterColumn>
        </div>
        <div className="site-footer-base">
          {year && <span>{t('copyright', { year, brand: brand.name })}</span>}
          <LocaleLine />
          {brand.businessBureau && (
            <ExternalLink
              href={brand.businessBureau.href}
              className="inline-flex items-center gap-2 min-h-11"
            >
              <Icon of={ShieldIcon} size={18} />
              {t('businessBureau')}
            </ExternalLink>
          )}
        </div>
      </div>
    </footer>
  );
};

const FooterStory = () => {
  const t = useTranslations('chrome.footer');
  const locale = useLocale();
  return (
    <div>
      <Logo />
      <p className="small text-muted mt-3 max-w-[32ch]">{t('story')}</p>
      {supportContact && (
        <p className="small mt-4">
          <span className="text-muted">{t('support', { hours: supportContact.hours[locale] })}</span>
          <br />
          <a
            className="font-semibold inline-flex items-center min-h-11 md:min-h-6"
            href={supportContact.phone.href}
          >
            {supportContact.phone.shown}
          </a>
        </p>
      )}
      {brand.social.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 mt-2" aria-label={t('follow')}>
          {brand.social.map(({ name, href }) => (
            <FooterLink key={name} href={href}>
              {name}
            </FooterLink>
          ))}
        </ul>
      )}
    </div>
  );
};

const FooterColumn = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <ul>{children}</ul>
  </div>
);

const FooterLink = ({ href, children }: { href: string; children: React.ReactNode }) => (
  <li>
    <ExternalLink href={href}>{children}</ExternalLink>
  </li>
);
