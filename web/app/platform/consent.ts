export const consentCookie = 'golark_consent';
export const consentDays = 365;

/** The visitor's answer to the consent question; null without an answer. */
export type Consent = 'granted' | 'denied';

export const isConsent = (value: unknown): value is Consent => value === 'granted' || value === 'denied';

/** Public keys of third-party services, each null if the operator has none. */
export type ThirdParties = {
  tagManagerId: string | null;
  analytics: { key: string; host: string } | null;
  marketing: { src: string; global: string } | null;
};

/** Whether any third-party service is configured. */
export const hasThirdParties = ({ tagManagerId, analytics, marketing }: ThirdParties): boolean =>
  tagManagerId !== null || analytics !== null || marketing !== null;
