import type { FastifyReply } from 'fastify';

export interface PdfFile {
  name: string;
  bytes: Buffer;
}

/** Sends the response of a call whose contract says `sends`. Only its reader may store it. */
export const sendPdf = (reply: FastifyReply, { name, bytes }: PdfFile): undefined => {
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(bytes);
};
