import { QueueLog } from '@golark/contract/queue/schemas';
import { logProblemSentences, verifyLog } from '@golark/contract/queue/verify-log';
import type { Context } from '#platform/context';
import { logOf } from './get-queue-log.ts';
import { sha256 } from './rules/seed.ts';
import { findQueue } from './store/queues.ts';

export interface Verification {
  /** Sentences; empty if the draw and the order were followed. */
  problems: string[];
  summary: string;
}

const verify = async (log: QueueLog): Promise<Verification> => {
  const { entries, saleAt } = log;
  const drawn = entries.filter(({ number, joinedAt }) => number !== null && joinedAt < saleAt).length;
  const admitted = entries.filter(({ admittedAt }) => admittedAt !== null).length;
  const problems = await verifyLog(log, sha256);
  return {
    problems: problems.map(({ code, number }) => logProblemSentences[code].replace('{number}', `${number}`)),
    summary: `The draw was followed: ${drawn} places were drawn with the seed that was committed to, ${entries.length - drawn} came later, ${admitted} were let in, in the order of their numbers.`,
  };
};

/** The queue of an event of this database. */
export const verifyQueueOf = async (ctx: Context, eventId: string): Promise<Verification> => {
  const queue = await findQueue(ctx.db, eventId, ctx.clock.now());
  if (!queue) return { problems: [`There is no queue of an event ${eventId}.`], summary: '' };
  return verify(await logOf(ctx, queue));
};

const readLog = (text: string): QueueLog | null => {
  try {
    return QueueLog.parse(JSON.parse(text));
  } catch {
    return null;
  }
};

/** A published log, of whatever server. */
export const verifyQueueText = async (text: string): Promise<Verification> => {
  const log = readLog(text);
  return log ? verify(log) : { problems: ['This file is not the log of a queue.'], summary: '' };
};
