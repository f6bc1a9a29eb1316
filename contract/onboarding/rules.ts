/** Who lets places: a person, or a company. */
export const hostKinds = ['person', 'company'] as const;
export type HostKind = (typeof hostKinds)[number];

/** The steps that every host needs. */
export const neededSteps = ['you', 'hosting'] as const;

/** The steps of a new host, in this order. The last one can be done later: until then, what a host earns stays on the ledger. */
export const onboardingSteps = [...neededSteps, 'payouts'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
