import { becomeHostPath, sellTicketsPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { ChevronRightIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';

/** For those who have a place to rent out, or tickets that they cannot use. */
export const HostBand = () => {
  const t = useTranslations('home.host');
  return (
    <section className="page-width section home-host" aria-labelledby="host">
      <span className="photo">
        <Picture
          image={{ id: 'scene.villa', alt: '' }}
          sizes="(max-width: 767px) 92vw, 360px"
          width={360}
          height={240}
        />
      </span>
      <div>
        <h2 className="title-1" id="host">
          {t('title')}
        </h2>
        <p className="text-muted mt-2">{t('text')}</p>
        <div className="home-host-actions">
          <ButtonLink to={becomeHostPath()}>{t('become')}</ButtonLink>
          <ButtonLink to={sellTicketsPath()} variant="quiet" iconAfter={ChevronRightIcon}>
            {t('sell')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
};
