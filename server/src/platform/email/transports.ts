import { methodOf } from '@golark/contract/calendar-files/rules';
import nodemailer, { type Transporter } from 'nodemailer';

export interface EmailTransport {
  /** Nothing is sent: the outbox is where emails are read, links included. */
  readonly isMailbox: boolean;
  send(message: {
    to: string;
    subject: string;
    html: string;
    text: string;
    messageId: string;
    calendar: string | null;
    /** Where a program that shows emails posts to when its reader unsubscribes; null for an email that can't be turned off. */
    unsubscribeUrl: string | null;
  }): Promise<void>;
}

/** RFC 2369, and RFC 8058 for one click. The sender's signature (DKIM) has to cover both headers. */
const listHeaders = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** A dozen steps at most, together below the time for which an email is claimed. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

const attached = (calendar: string) => ({
  filename: 'golark.ics',
  content: calendar,
  contentType: `text/calendar; charset=utf-8; method=${methodOf(calendar)}`,
});

export const smtpTransport = (url: string, from: string): EmailTransport => {
  const transporter: Transporter = nodemailer.createTransport({ url, ...timeouts });
  return {
    isMailbox: false,
    send: async ({ calendar, unsubscribeUrl, ...message }) => {
      await transporter.sendMail({
        ...{ from, ...message },
        headers: unsubscribeUrl ? listHeaders(unsubscribeUrl) : {},
        attachments: calendar ? [attached(calendar)] : [],
      });
    },
  };
};

/** A demo sends nothing: `/dev/mailbox` shows the outbox. */
export const mailboxTransport: EmailTransport = { isMailbox: true, send: async () => undefined };
