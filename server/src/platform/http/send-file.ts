import type { FastifyReply } from 'fastify';

export interface SentFile {
  name: string;
  type: string;
  bytes: Buffer | string;
}

/** Sends the response of a call whose contract says `sends`. Only its reader may store it. */
export const sendFile = (reply: FastifyReply, { name, type, bytes }: SentFile): undefined => {
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .type(type)
    .send(bytes);
};

export type PdfFile = Omit<SentFile, 'type'>;

export const sendPdf = (reply: FastifyReply, file: PdfFile): undefined =>
  sendFile(reply, { ...file, type: 'application/pdf' });
