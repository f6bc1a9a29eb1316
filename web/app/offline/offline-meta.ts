import type { Locale } from '@golark/contract/locale/rules';
import type { MetaDescriptor } from 'react-router';
import { translatorOf } from '../platform/translations.ts';
import { stampNames } from './copy-html.ts';

/** Lets the device copy the page for this long, see `copySeconds`, with the sentence that the copy shows. Needs the messages of `offline`. */
export const offlineMeta = (seconds: number | null, locale: Locale): MetaDescriptor[] =>
  seconds === null
    ? []
    : [
        { name: stampNames.seconds, content: String(seconds) },
        { name: stampNames.note, content: translatorOf(locale, 'offline')('note', { time: '{time}' }) },
      ];
