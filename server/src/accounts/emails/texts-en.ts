import type { AccountEmailTexts } from './account-email-texts.ts';

/** Emails to an unconfirmed address contain no name, because anyone could enter any text there. */
export const englishTexts: AccountEmailTexts = {
  emails: {
    verifyEmail: () => ({
      subject: 'Confirm your email address',
      title: 'Confirm your email address',
      paragraphs: [
        'Someone created a Golark account with this address. If that was you, confirm it with the button below. The link works once, for 24 hours.',
        "If you didn't ask for this, ignore this email.",
      ],
      action: 'Confirm address',
    }),
    resetPassword: ({ firstName }) => ({
      subject: 'Set a new password',
      title: 'Set a new password',
      paragraphs: [
        `${firstName}, you asked for a new password. The link works once, for one hour, and only the newest email counts.`,
        "If you didn't ask for this, ignore this email. Your password stays the same.",
      ],
      action: 'Set new password',
    }),
    confirmNewEmail: () => ({
      subject: 'Confirm your new email address',
      title: 'Confirm your new email address',
      paragraphs: [
        'Someone asked to use this address for a Golark account. If that was you, confirm it. The link works once, for 24 hours.',
        "If you didn't ask for this, ignore this email.",
      ],
      action: 'Use this address',
    }),
    newEmailRequested: ({ firstName, email }) => ({
      subject: 'Your email address is about to change',
      title: 'Your email address is about to change',
      paragraphs: [
        `${firstName}, someone asked to change the address of your account to ${email}. It changes once that address is confirmed.`,
        "If that wasn't you, change your password now and end any sessions you don't recognize.",
      ],
    }),
    emailIsTaken: ({ firstName }) => ({
      subject: 'You already have an account',
      title: 'You already have an account',
      paragraphs: [
        `${firstName}, someone asked to use this address for another Golark account. It already belongs to yours, so nothing has changed.`,
        "If that was you, log in with this address instead. If not, you don't need to do anything.",
      ],
    }),
    emailChanged: ({ firstName, email }) => ({
      subject: 'Your email address has changed',
      title: 'Your email address has changed',
      paragraphs: [
        `${firstName}, your account now uses ${email}. We no longer write to this address.`,
        "If that wasn't you, contact support immediately.",
      ],
    }),
    passwordChanged: ({ firstName }) => ({
      subject: 'Your password has changed',
      title: 'Your password has changed',
      paragraphs: [
        `${firstName}, your account has a new password, and every other session has ended.`,
        "If that wasn't you, set another password with “Forgot password” and contact support.",
      ],
    }),
    newDevice: ({ firstName }) => ({
      subject: 'A login from a new device',
      title: 'A login from a new device',
      paragraphs: [
        `${firstName}, someone logged in to your account from a device we hadn't seen before.`,
        "If that was you, you don't need to do anything. If not, change your password now.",
      ],
    }),
    twoStepOn: ({ firstName }) => ({
      subject: 'Two-step sign-in is on',
      title: 'Two-step sign-in is on',
      paragraphs: [
        `${firstName}, logging in now requires a code from your authenticator app. Every other session has ended.`,
        'Keep your recovery codes somewhere you can reach without your phone.',
      ],
    }),
    twoStepOff: ({ firstName }) => ({
      subject: 'Two-step sign-in is off',
      title: 'Two-step sign-in is off',
      paragraphs: [
        `${firstName}, logging in requires only your password again.`,
        "If that wasn't you, change your password now.",
      ],
    }),
    accountDeleted: ({ firstName }) => ({
      subject: 'Your account is deleted',
      title: 'Your account is deleted',
      paragraphs: [
        `${firstName}, your account is deleted. Name, phone, address, cards, sessions, two-step sign-in and your messages to support have been deleted, and no one can log in to it.`,
        'We keep your bookings and their payments, with the name and email of the guest, because accounting law requires it. This is our last email to you.',
      ],
    }),
  },
  device: 'Device',
  place: 'Place',
  time: 'Time',
  deviceName: (browser, system) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  footer: "You're receiving this email because you have a Golark account.",
};
