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
  }): Promise<void>;
}

export const smtpTransport = (url: string, from: string): EmailTransport => {
  const transporter: Transporter = nodemailer.createTransport(url);
  return {
    isMailbox: false,
    send: async ({ to, subject, html, text, messageId }) => {
      await transporter.sendMail({ from, to, subject, html, text, messageId });
    },
  };
};

/** A demo sends nothing: `/dev/mailbox` shows the outbox. */
export const mailboxTransport: EmailTransport = { isMailbox: true, send: async () => undefined };
