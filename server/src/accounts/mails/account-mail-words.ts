export type AccountMailKind =
  | 'verifyEmail'
  | 'resetPassword'
  | 'confirmNewEmail'
  | 'newEmailRequested'
  | 'emailIsTaken'
  | 'emailChanged'
  | 'passwordChanged'
  | 'newDevice'
  | 'twoStepOn'
  | 'twoStepOff'
  | 'accountDeleted';

export interface MailFacts {
  firstName: string;
  /** The address that the account is to have, or has now. */
  email: string;
}

export interface AccountMailText {
  subject: string;
  title: string;
  paragraphs: string[];
  /** The words of the button, for mails with a link. */
  action?: string;
}

export interface AccountMailWords {
  mails: Record<AccountMailKind, (facts: MailFacts) => AccountMailText>;
  device: string;
  place: string;
  time: string;
  /** `Chrome on Windows`; either part may be unknown. */
  deviceName: (browser: string | null, system: string | null) => string;
  footer: string;
}
