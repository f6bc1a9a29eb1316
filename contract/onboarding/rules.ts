/** Who lets places: a person, or a company. */
export const hostKinds = ['person', 'company'] as const;
export type HostKind = (typeof hostKinds)[number];

/** What a new host is asked, in this order. */
export const onboardingSteps = ['you', 'hosting'] as const;
export type OnboardingStep = (typeof onboardingSteps)[number];
