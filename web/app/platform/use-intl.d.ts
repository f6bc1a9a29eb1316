import type { Messages } from '../messages/en.ts';
import type { GalleryMessages } from '../ui/gallery/messages.ts';
import type { Locale } from './locale.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages & { gallery: GalleryMessages };
  }
}
