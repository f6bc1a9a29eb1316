import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';
import { IntlProvider } from 'use-intl';
import { useCenteredFocus } from './center-focused-field.ts';
import { type Locale, languageTag } from './locale.ts';
import { messagesOf } from './messages.ts';

export function AppProviders({ locale, children }: { locale: Locale; children: ReactNode }) {
  const navigate = useNavigate();
  useCenteredFocus();
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="America/Los_Angeles">
      <I18nProvider locale={languageTag(locale)}>
        <RouterProvider navigate={navigate} useHref={useHref}>
          {children}
        </RouterProvider>
      </I18nProvider>
    </IntlProvider>
  );
}
