import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import type { GalleryMessages } from '../ui/gallery/messages.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & { gallery: GalleryMessages };
  }
}
