/** Who lets places: a person, or a company. */
export const hostKinds = ['person', 'company'] as const;
export type HostKind = (typeof hostKinds)[number];

/** The questions to a new host, in this order. */
export const onboardingSteps = ['you', 'hosting'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
