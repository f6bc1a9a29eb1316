import { useTranslations } from '../../platform/translations.ts';
import { Avatar } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { GoPlus } from '../go-plus.tsx';
import { CheckIcon, ClockIcon, ProblemIcon } from '../icon.tsx';
import { Logo } from '../logo.tsx';
import { useMoney } from '../numbers.ts';
import { MemberPrice, Price } from '../price.tsx';
import { Rating } from '../rating.tsx';
import { GallerySection, Group } from './gallery-section.tsx';

export const SmallSection = () => {
  const t = useTranslations('gallery.small');
  const money = useMoney();
  return (
    <GallerySection id="small">
      <div className="grid gap-8 md:grid-cols-2">
        <Group title={t('badge')}>
          <div className="flex flex-wrap gap-2 items-center">
            <Badge>{t('default')}</Badge>
            <Badge tone="success" icon={CheckIcon}>
              {t('confirmed')}
            </Badge>
            <Badge tone="warning" icon={ClockIcon}>
              {t('waiting')}
            </Badge>
            <Badge tone="danger" icon={ProblemIcon}>
              {t('declined')}
            </Badge>
            <Badge tone="info">{t('message')}</Badge>
            <Badge tone="primary">{t('new')}</Badge>
            <Badge tone="go">{t('member')}</Badge>
            <Badge tone="photo">{t('favorite')}</Badge>
            <Badge tone="inverse">1 / 24</Badge>
            <GoPlus />
          </div>
        </Group>
        <Group title={t('avatar')}>
          <div className="flex flex-wrap gap-3 items-center">
            <Avatar firstName="June" lastName="Hale" size="large" />
            <Avatar firstName="Rosa" lastName="Trujillo" tone="go" />
            <Avatar firstName="Devon" lastName="Kim" tone="info" />
            <Avatar firstName="Ana" lastName="Luz" tone="danger" />
            <Avatar firstName="Maya" lastName="Ortega" size="small" />
            <Avatar firstName="Maya" lastName="Ortega" size="tiny" />
          </div>
        </Group>
        <Group title={t('money')}>
          <div className="grid gap-2">
            <Price total={118_400} nights={4} />
            <Price total={110_200} nights={4} previousTotal={118_400} size="large" />
            <Price total={118_400} words={t('totalInUsd')} size="grand" detail="cents" />
            <MemberPrice total={110_200} memberTotal={106_400} />
            <dl className="amount-lines">
              <div data-discount>
                <dt>{t('discount')}</dt>
                <dd>{money(-3_600, 'cents')}</dd>
              </div>
            </dl>
            <Rating score={4.93} count={218} />
            <Rating score={null} count={0} />
            <Logo />
          </div>
        </Group>
      </div>
    </GallerySection>
  );
};
