import {
  aboutUsPath,
  becomeHostPath,
  contactPath,
  destinationsPath,
  helpPath,
  privacyPath,
  sellTicketsPath,
  termsPath,
  ticketsPath,
} from '@golark/contract/paths';
import { membershipPage, type NavigationItem } from './navigation.ts';

export const footerPlaces = [
  { key: 'destinations', to: destinationsPath() },
  { key: 'tickets', to: ticketsPath() },
  { key: 'sellTickets', to: sellTicketsPath() },
  { key: 'goPlusMembership', to: membershipPage },
] as const satisfies NavigationItem<string>[];

export const footerCompany = [
  { key: 'aboutUs', to: aboutUsPath() },
  { key: 'becomeHost', to: becomeHostPath() },
] as const satisfies NavigationItem<string>[];

export const footerHelp = [
  { key: 'faq', to: helpPath() },
  { key: 'contact', to: contactPath() },
  { key: 'terms', to: termsPath() },
  { key: 'ticketingTerms', to: termsPath('tickets') },
  { key: 'privacy', to: privacyPath() },
] as const satisfies NavigationItem<string>[];
