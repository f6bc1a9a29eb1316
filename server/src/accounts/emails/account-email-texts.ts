export type AccountEmailKind =
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

export interface EmailFacts {
  firstName: string;
  /** The requested or current address of the account. */
  email: string;
}

export interface AccountEmailText {
  subject: string;
  title: string;
  paragraphs: string[];
  /** The label of the button, for emails with a link. */
  action?: string;
}

export interface AccountEmailTexts {
  emails: Record<AccountEmailKind, (facts: EmailFacts) => AccountEmailText>;
  device: string;
  place: string;
  time: string;
  /** `Chrome on Windows`; either part may be unknown. */
  deviceName: (browser: string | null, system: string | null) => string;
  footer: string;
}
