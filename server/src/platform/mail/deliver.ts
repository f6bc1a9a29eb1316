import nodemailer, { type Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../log.ts';
import type { MailOutbox } from './outbox.ts';

const batch = 50;
const maxAttempts = 8;
const erased = { html: '', text: '' };

/** The outbox table. Rows stay after sending: the mailbox page of a demo reads them. */
export const tableOutbox = (clock: Clock): MailOutbox => ({
  write: async (trx, { hasSecret, ...message }) => {
    await trx
      .insertInto('mail_messages')
      .values({ ...message, has_secret: hasSecret ?? false, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('cause').doNothing())
      .execute();
  },
  forget: async (trx, recipient) => {
    await trx
      .deleteFrom('mail_messages')
      .where('recipient', '=', recipient)
      .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('has_secret', '=', true)]))
      .execute();
  },
});

export interface MailTransport {
  /** Nothing leaves the house: the outbox is where mail is read, secrets and all. */
  readonly isMailbox: boolean;
  send(message: {
    to: string;
    subject: string;
    html: string;
    text: string;
    messageId: string;
  }): Promise<void>;
}

/** SMTP by its address. */
export const smtpTransport = (url: string, from: string): MailTransport => {
  const transporter: Transporter = nodemailer.createTransport(url);
  return {
    isMailbox: false,
    send: async ({ to, subject, html, text, messageId }) => {
      await transporter.sendMail({ from, to, subject, html, text, messageId });
    },
  };
};

/** A demo sends nothing: the outbox itself is the mailbox. */
export const mailboxTransport: MailTransport = { isMailbox: true, send: async () => undefined };

/** Sends what waits, oldest first; what fails is tried again by the next run, up to 8 times. Gives how many went out. */
export const deliverMail = async (
  { db, clock, log }: { db: Database; clock: Clock; log: Logger },
  transport: MailTransport,
): Promise<number> => {
  const waiting = await db
    .selectFrom('mail_messages')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('attempts', '<', maxAttempts)
    .orderBy('created_at')
    .limit(batch)
    .execute();
  let sent = 0;
  for (const mail of waiting) {
    try {
      const messageId = `<${mail.id}@golark>`;
      await transport.send({
        to: mail.recipient,
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        messageId,
      });
      const body = mail.has_secret && !transport.isMailbox ? erased : {};
      await db
        .updateTable('mail_messages')
        .set({ sent_at: clock.now(), ...body })
        .where('id', '=', mail.id)
        .execute();
      sent++;
    } catch (error) {
      log.warn({ mailId: mail.id, err: error }, 'mail not sent');
      const reason = (error as Error).message.slice(0, 500);
      await db
        .updateTable('mail_messages')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          last_error: reason,
          // nobody will get it any more
          ...(mail.has_secret && mail.attempts + 1 >= maxAttempts ? erased : {}),
        }))
        .where('id', '=', mail.id)
        .execute();
    }
  }
  return sent;
};
