import type { JobRequest } from '#platform/jobs/job-queue';
import { jobType } from '#platform/jobs/job-queue';
import { remindAtOf } from './rules/delivery-deadline.ts';

interface OfSale {
  itemId: string;
}

/** Refunds the buyer of tickets that were not delivered in time. */
export const missDeadlineJob = jobType<OfSale>('selling.miss-deadline');

/** Pays the seller of tickets after the event. */
export const paySellerJob = jobType<OfSale>('selling.pay-seller');

/** The steps that an objection of a buyer can lead to; both parties get an email about each. */
export const objectionSteps = [
  'objected',
  'objectionWithdrawn',
  'objectionUpheld',
  'objectionRejected',
] as const;
export type ObjectionStep = (typeof objectionSteps)[number];

export type SellerEmailKind = 'sold' | 'reminder' | 'missed' | 'paid' | ObjectionStep;

export const emailSellerJob = jobType<OfSale & { kind: SellerEmailKind }>('selling.email-seller');

export type BuyerEmailKind = 'delivered' | 'deliveredAgain' | 'objectionAnswered' | ObjectionStep;

/** Emails the buyer that the tickets are there, or what happens about an objection. */
export const emailBuyerJob = jobType<OfSale & { kind: BuyerEmailKind }>('selling.email-buyer');

/** The deadline of a sale and its reminder. */
export const deadlineJobsOf = (
  itemId: string,
  { soldAt, deliverBy }: { soldAt: Date; deliverBy: Date },
): JobRequest[] => [
  { ...missDeadlineJob, data: { itemId }, options: { startAfter: deliverBy } },
  {
    ...emailSellerJob,
    data: { itemId, kind: 'reminder' },
    options: { startAfter: remindAtOf(soldAt, deliverBy) },
  },
];

export const payoutJobOf = (itemId: string, paysAt: Date): JobRequest => ({
  ...paySellerJob,
  data: { itemId },
  options: { startAfter: paysAt },
});
