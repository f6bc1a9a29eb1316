import en from './messages-en.json' with { type: 'json' };
import es from './messages-es.json' with { type: 'json' };

export type GalleryMessages = typeof en;

/** Separate from the messages of the site: visitors never load them. */
export const galleryMessages: { en: GalleryMessages; es: GalleryMessages } = { en, es };
