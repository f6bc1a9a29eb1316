import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const described = ['code', 'constraint', 'table', 'column', 'schema', 'routine', 'statusCode'] as const;

interface LoggedError {
  type: string;
  message: string;
  stack: string | undefined;
  cause?: LoggedError;
}

/**
 * What is logged of an error. An error of the database also has the values of the statement and of the row
 * (`detail`, `where`), and one of a gateway the request: names, addresses, tokens of cards.
 */
const describeError = (error: unknown): LoggedError | unknown => {
  if (!(error instanceof Error)) return error;
  const all = error as unknown as Record<string, unknown>;
  const known = described.filter((name) => all[name] !== undefined).map((name) => [name, all[name]]);
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...Object.fromEntries(known),
    ...(error.cause instanceof Error ? { cause: describeError(error.cause) } : {}),
  };
};

/** Structured logs on standard output. Values that may contain a secret or a card are redacted. */
export const createLog = (level: string, to: DestinationStream = pino.destination(1)): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
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
