import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useCenteredFocus } from './center-focused-field.ts';
import type { Locale } from './locale.ts';
import { messagesOf } from './messages.ts';

export function AppProviders({ locale, children }: { locale: Locale; children: ReactNode }) {
  useCenteredFocus();
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale)} timeZone="America/Los_Angeles">
      {children}
    </IntlProvider>
  );
}
