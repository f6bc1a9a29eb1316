import type { Locale } from '@golark/contract/locale/rules';
import type { ServerMessages } from '@golark/messages/server/en';
import type { EmailContent } from '#platform/email/render-email';
import { translatorOf } from '#platform/translator-of';
import { linkHours } from '../rules/link-hours.ts';

type Messages = ServerMessages['accountEmails'];

/** Emails with a button; its target contains a token. */
export type LinkEmailKind = keyof Messages['buttons'];

export type NoticeEmailKind = Exclude<keyof Messages, LinkEmailKind | 'buttons' | 'rows' | 'footer'>;

export type AccountEmailKind = LinkEmailKind | NoticeEmailKind;

export interface AccountEmailFacts {
  kind: AccountEmailKind;
  firstName: string;
  /** The requested or current address of the account. */
  email: string;
  /** The target of the button, for the kinds that have one. */
  link?: string | undefined;
  rows?: EmailContent['rows'] | undefined;
}

const hoursOf: Record<LinkEmailKind, number> = {
  verifyEmail: linkHours['verify-email'],
  resetPassword: linkHours['reset-password'],
  confirmNewEmail: linkHours['change-email'],
  emailChanged: linkHours['undo-email'],
};

const hasLink = (kind: AccountEmailKind): kind is LinkEmailKind => kind in hoursOf;

/**
 * The content of an email about an account; its title is also its subject. Emails to an unconfirmed address
 * contain no name, because anyone could enter any text there.
 */
export const accountEmail = (facts: AccountEmailFacts, locale: Locale): EmailContent => {
  const t = translatorOf(locale, 'accountEmails');
  const { kind, firstName, email, link, rows = [] } = facts;
  const hours = hasLink(kind) ? hoursOf[kind] : 0;
  const params = { firstName, email, hours, days: hours / 24 };
  return {
    locale,
    title: t(`${kind}.title`),
    paragraphs: [t(`${kind}.lead`, params), t(`${kind}.note`)],
    rows,
    action: hasLink(kind) && link ? { label: t(`buttons.${kind}`), url: link } : null,
    footer: t('footer'),
  };
};
