/** Hours that the link of an email is valid, by the purpose of its token. The emails state the same figures. */
export const linkHours = {
  'reset-password': 1,
  'verify-email': 24,
  'change-email': 24,
  'undo-email': 168,
} as const;

export type TokenPurpose = keyof typeof linkHours;
