import type { Locale } from '@golark/contract/locale/rules';
import type { MetaDescriptor } from 'react-router';
import { offlineMeta } from '../../offline/index.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf } from '../../platform/translations.ts';
import type { OrderPage } from './load-order.ts';

export const orderMeta = ({ page, locale }: { page: OrderPage; locale: Locale }): MetaDescriptor[] => [
  ...pageMeta({
    title: translatorOf(locale, 'ticketOrder')('headTitle', { title: page.order.event.title }),
    isIndexed: false,
    isSecret: true,
  }),
  ...offlineMeta(page.offlineSeconds, locale),
];
