import type { Transaction } from 'kysely';
import type { DB } from '../database/tables.ts';

/** How often a failing job runs again; each delay is twice the one before it, with jitter, up to the longest. */
export interface RetryPolicy {
  retries: number;
  firstDelaySeconds: number;
  longestDelaySeconds: number;
}

/** Outlasts an outage of several days; after the last attempt the job becomes a dead letter. */
export const patientRetry: RetryPolicy = { retries: 200, firstDelaySeconds: 5, longestDelaySeconds: 1800 };

/**
 * A job competes with those of its lane: `urgent` are emails that a person waits for, such as a link to reset a password, `emails` all others,
 * `messages` those that any visitor can cause in numbers, `feeds` wait for other sites, and `work` is everything else.
 */
export const jobLanes = ['work', 'urgent', 'emails', 'messages', 'feeds'] as const;

export type JobLane = (typeof jobLanes)[number];

/** A kind of job and, in its type, the data that it needs. `Data` is stored as JSON. */
export interface JobType<Data extends object> {
  /** `orders.expire-hold`: the feature, then what it does. */
  readonly name: string;
  readonly retry: RetryPolicy;
  /** Carries the type of the data; never set. */
  readonly data?: Data;
}

export const jobType = <Data extends object>(name: string, retry = patientRetry): JobType<Data> => ({
  name,
  retry,
});

export interface JobOptions {
  /** The job doesn't run before this instant of the context's clock. */
  startAfter?: Date;
  /** At most one job of its type with this key is stored until it is deleted; further ones are ignored. */
  singletonKey?: string;
  /** `work` if omitted. */
  lane?: JobLane;
}

export interface JobRequest {
  name: string;
  data: object;
  retry: RetryPolicy;
  options?: JobOptions;
}

/** Where work for later is stored, in the transaction of the change that causes it. */
export interface JobQueue {
  enqueue<Data extends object>(
    trx: Transaction<DB>,
    type: JobType<Data>,
    request: { data: Data; options?: JobOptions },
  ): Promise<void>;
  /** Several jobs in one statement. */
  enqueueAll(trx: Transaction<DB>, requests: readonly JobRequest[]): Promise<void>;
  /** Deletes stored jobs of a type with this data, finished ones included. */
  deleteOf<Data extends object>(
    trx: Transaction<DB>,
    type: JobType<Data>,
    data: Partial<Data>,
  ): Promise<void>;
  stop(): Promise<void>;
}
