import type { DomainEvents, EventName } from '@golark/contract/events';
import type { Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import { patientRetry } from '../jobs/job-queue.ts';

/** Announces what happened, in the transaction in which it happened. */
export interface EventBus {
  emit<Name extends EventName>(trx: Transaction<DB>, name: Name, payload: DomainEvents[Name]): Promise<void>;
}

/** Each listener of an event gets a job of its own: one that fails is retried without running the others again. */
export const createEventBus = (
  queue: JobQueue,
  listeners: readonly { event: EventName; name: string }[],
): EventBus => ({
  emit: (trx, name, payload) =>
    queue.enqueueAll(
      trx,
      listeners
        .filter((listener) => listener.event === name)
        .map((listener) => ({ name: listener.name, data: payload, retry: patientRetry })),
    ),
});
