import type { Address } from '@golark/contract/accounts/schemas';
import type { CoverageCode } from '@golark/contract/insurance/rules';

/** A stay that somebody may insure. */
export interface InsuranceRequest {
  propertyId: string;
  /** Where the stay is: `tx`. */
  stateId: string;
  /** What the stay costs in all, in cents. */
  insuredAmount: number;
  arriveDay: string;
  departDay: string;
  guests: number;
  isRefundable: boolean;
  booker: { firstName: string; lastName: string; billingAddress?: Address | undefined; goPlus: boolean };
}

export interface InsuranceOffer {
  /** What the insurer calls it. */
  reference: string;
  /** Cents, with all taxes. */
  premiumAmount: number;
  /** The most that is paid, in cents. */
  coverage: { code: CoverageCode; limitAmount: number }[];
}

export interface PolicyOrder {
  /** The same for every repetition: the insurer has to treat them as one. */
  id: string;
  /** Of the offer. */
  reference: string;
  /** The last name is empty for people with one name. */
  holder: { firstName: string; lastName: string };
}

/** A company that insures stays. Every method may be repeated, and throws if it has no answer. */
export interface Insurer {
  name: string;
  /** Nobody is really insured. */
  isSample: boolean;
  quote(request: InsuranceRequest): Promise<InsuranceOffer>;
  /** Puts a paid policy in force and returns its number. */
  issue(order: PolicyOrder): Promise<string>;
  /** Moves a policy to other days of the same stay, for the same premium. False if the insurer doesn't cover them. */
  move(policyNumber: string, days: { arriveDay: string; departDay: string }): Promise<boolean>;
  /** Ends a policy whose premium is refunded; has no effect on one that has ended. */
  cancel(policyNumber: string): Promise<void>;
}
