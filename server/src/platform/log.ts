import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

/** Structured logs on standard output. Values that may contain a secret or a card are redacted. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: [
          '*.authorization',
          '*.cookie',
          '*.password',
          '*.cardNumber',
          '*.cvc',
          '*.token',
          'req.headers',
        ],
        remove: true,
      },
    },
    to,
  );
