export const consentCookie = 'golark_consent';
export const consentDays = 365;

/** What a visitor decided about being measured; null while they have not been asked or have not answered. */
export type Consent = 'granted' | 'denied';

export const isConsent = (value: unknown): value is Consent => value === 'granted' || value === 'denied';

/** Keys of other people's services, each null where the operator has none. Public by nature. */
export type ThirdParties = {
  tagManagerId: string | null;
  analytics: { key: string; host: string } | null;
  marketing: { src: string; global: string } | null;
};

/** Whether there is anything to ask a visitor about. */
export const hasThirdParties = ({ tagManagerId, analytics, marketing }: ThirdParties): boolean =>
  tagManagerId !== null || analytics !== null || marketing !== null;
