import { type Locale, languageTag } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { useCenteredFocus } from './center-focused-field.ts';

type AppProvidersProps = { locale: Locale; messages: Messages; children: ReactNode };

export const AppProviders = ({ locale, messages, children }: AppProvidersProps) => {
  useCenteredFocus();
  return (
    <IntlProvider locale={languageTag(locale)} messages={messages} timeZone="America/Los_Angeles">
      {children}
    </IntlProvider>
  );
};
