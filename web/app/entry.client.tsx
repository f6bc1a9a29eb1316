import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLocale, tellReactAria } from './platform/locale.ts';
import { provideMessages } from './platform/messages.ts';

async function loadMessages(): Promise<void> {
  const locale = isLocale(document.documentElement.lang) ? document.documentElement.lang : 'en';
  const messages =
    locale === 'es' ? (await import('./messages/es.ts')).es : (await import('./messages/en.ts')).en;
  provideMessages(locale, messages);
  tellReactAria(locale);
}

loadMessages().then(() => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    );
  });
});
