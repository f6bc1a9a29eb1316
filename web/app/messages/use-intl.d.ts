import type { languageTag } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import type { GalleryMessages } from '../ui/gallery/messages.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: ReturnType<typeof languageTag>;
    Messages: Messages & { gallery: GalleryMessages };
  }
}
