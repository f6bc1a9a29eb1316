/** How a purchase is paid: a renewal is charged to a card that was saved for it. */
export const cardChoiceOf = <Choice extends { saveCard?: boolean | undefined }>(
  choice: Choice,
  membership: { renewalConsent: boolean } | undefined,
): Choice => ({ ...choice, saveCard: choice.saveCard || (membership?.renewalConsent ?? false) });
