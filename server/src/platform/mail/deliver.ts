import nodemailer, { type Transporter } from 'nodemailer';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/open-database.ts';
import type { Logger } from '../log.ts';
import type { MailOutbox } from './outbox.ts';

const batch = 50;
const maxAttempts = 8;

/** The outbox table. Rows stay after sending: the mailbox page of a demo reads them. */
export const tableOutbox = (clock: Clock): MailOutbox => ({
  write: async (trx, message) => {
    await trx
      .insertInto('mail_messages')
      .values({ ...message, created_at: clock.now() })
      .onConflict((conflict) => conflict.column('cause').doNothing())
      .execute();
  },
});

export interface MailTransport {
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
    send: async ({ to, subject, html, text, messageId }) => {
      await transporter.sendMail({ from, to, subject, html, text, messageId });
    },
  };
};

/** A demo sends nothing: the outbox itself is the mailbox. */
export const mailboxTransport: MailTransport = { send: async () => undefined };

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
      await db.updateTable('mail_messages').set({ sent_at: clock.now() }).where('id', '=', mail.id).execute();
      sent++;
    } catch (error) {
      log.warn({ mailId: mail.id, err: error }, 'mail not sent');
      const reason = (error as Error).message.slice(0, 500);
      await db
        .updateTable('mail_messages')
        .set((eb) => ({ attempts: eb('attempts', '+', 1), last_error: reason }))
        .where('id', '=', mail.id)
        .execute();
    }
  }
  return sent;
};
