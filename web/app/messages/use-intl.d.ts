import type { Locale } from '@golark/contract/locale/rules';
import type { GalleryMessages } from '../ui/gallery/messages.ts';
import type { Messages } from './en.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & { gallery: GalleryMessages };
  }
}
