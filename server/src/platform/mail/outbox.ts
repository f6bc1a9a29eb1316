import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

export interface MailMessage {
  /** One message for one cause: `booking-confirmed:<id>`. Writing it again does nothing. */
  cause: string;
  recipient: string;
  /** The recipient's language, never that of whoever made the request. */
  locale: Locale;
  subject: string;
  html: string;
  text: string;
  /** It carries a link that opens something: its body is erased once it is handed in. */
  hasSecret?: boolean;
}

/** Mail is written in the transaction of what it tells of and sent afterwards. */
export interface MailOutbox {
  write(trx: Transaction<DB>, message: MailMessage): Promise<void>;
  /** Deletes what was sent to somebody, and links that wait to be. */
  forget(trx: Transaction<DB>, recipient: string): Promise<void>;
}
