import { isLocale } from '@golark/contract/locale/rules';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { currentMessagesPath } from './platform/fetch-messages.ts';
import { setReactAriaLocale } from './platform/locale.ts';
import { loadMessages } from './platform/messages.ts';
import { messagesLinkId } from './platform/messages-link.tsx';
import { listenForBack } from './platform/overlay-history.ts';
import { watchIcons } from './platform/watch-icons.ts';
import { markOutdated, watchNavigation } from './platform/watch-navigation.ts';
import { watchVersion } from './platform/watch-version.ts';

const { lang } = document.documentElement;
const locale = isLocale(lang) ? lang : 'en';
const named = document.getElementById(messagesLinkId)?.getAttribute('href');
setReactAriaLocale(locale);
listenForBack();

loadMessages(locale, named ?? currentMessagesPath(locale)).then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter instrumentations={[watchNavigation]} />
      </StrictMode>,
    );
  });
});

// the build that rendered this page, as React Router identifies it
const { __reactRouterManifest: manifest } = window as { __reactRouterManifest?: { version?: string } };
if (manifest?.version) watchVersion(manifest.version, markOutdated);
void watchIcons(import.meta.env.ICON_SPRITE, document.documentElement);
