import type { Locale } from '@golark/contract/locale/rules';

export type BookingEmailKind =
  | 'confirmed'
  | 'requested'
  | 'declined'
  | 'expired'
  | 'canceled'
  | 'late-payment';

export interface BookingEmailFacts {
  name: string;
  host: string;
  stay: string;
  /** Formatted; null without a refund. */
  refund: string | null;
}

interface EmailText {
  subject: (facts: BookingEmailFacts) => string;
  title: string;
  text: (facts: BookingEmailFacts) => string[];
}

export interface BookingEmailTexts {
  emails: Record<BookingEmailKind, EmailText>;
  code: string;
  stay: string;
  checkIn: string;
  checkOut: string;
  total: string;
  freeUntil: string;
  openTrip: string;
  footer: string;
}

const refundEn = ({ refund }: BookingEmailFacts): string =>
  refund
    ? `We're refunding ${refund} to the card you paid with. Banks can take up to 10 days to show it.`
    : "Under this booking's policy, no refund is due.";

const refundEs = ({ refund }: BookingEmailFacts): string =>
  refund
    ? `Te reembolsaremos ${refund} a la tarjeta con la que pagaste. El banco puede tardar hasta 10 días en mostrarlo.`
    : 'Según la política de esta reserva, no corresponde reembolso.';

export const bookingEmailTexts: Record<Locale, BookingEmailTexts> = {
  en: {
    emails: {
      confirmed: {
        subject: ({ stay }) => `Booked: ${stay}`,
        title: 'Your stay is booked',
        text: ({ name, host }) => [`${name}, your stay is confirmed. ${host} has your dates.`],
      },
      requested: {
        subject: ({ stay }) => `Request sent: ${stay}`,
        title: 'Your request is with the host',
        text: ({ name, host }) => [
          `${name}, ${host} has 24 hours to answer. The nights are held for you in the meantime.`,
          "Your card is authorized but not charged. You'll only pay if the host accepts.",
        ],
      },
      declined: {
        subject: ({ stay }) => `Not available: ${stay}`,
        title: "The host can't take your booking",
        text: ({ name }) => [
          `${name}, the host declined your request or didn't answer within 24 hours.`,
          "Your card wasn't charged.",
        ],
      },
      expired: {
        subject: ({ stay }) => `Not booked: ${stay}`,
        title: "Your booking wasn't completed",
        text: ({ name }) => [
          `${name}, the payment didn't go through in time, so the nights are available to others again.`,
          "You weren't charged. If your bank shows a payment, it will be canceled or refunded.",
        ],
      },
      canceled: {
        subject: ({ stay }) => `Canceled: ${stay}`,
        title: 'Your stay is canceled',
        text: (facts) => [
          `${facts.name}, your booking is canceled and its nights are available to others again.`,
          refundEn(facts),
        ],
      },
      'late-payment': {
        subject: ({ stay }) => `Refund: ${stay}`,
        title: 'Your payment arrived too late',
        text: (facts) => [
          `${facts.name}, your payment went through after the nights had been released, and someone else has booked them.`,
          refundEn(facts),
        ],
      },
    },
    code: 'Confirmation code',
    stay: 'Stay',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    total: 'Total',
    freeUntil: 'Free to cancel until',
    openTrip: 'Open the trip',
    footer: "You're receiving this email because you booked on Golark.",
  },
  es: {
    emails: {
      confirmed: {
        subject: ({ stay }) => `Reserva confirmada: ${stay}`,
        title: 'Tu alojamiento está reservado',
        text: ({ name, host }) => [`${name}, tu reserva está confirmada. ${host} ya tiene tus fechas.`],
      },
      requested: {
        subject: ({ stay }) => `Solicitud enviada: ${stay}`,
        title: 'El anfitrión recibió tu solicitud',
        text: ({ name, host }) => [
          `${name}, ${host} tiene 24 horas para responder. Mientras tanto, las noches están apartadas para ti.`,
          'Tu tarjeta está autorizada, pero no se ha cobrado nada. Solo pagarás si el anfitrión acepta.',
        ],
      },
      declined: {
        subject: ({ stay }) => `No disponible: ${stay}`,
        title: 'El anfitrión no puede aceptar tu reserva',
        text: ({ name }) => [
          `${name}, el anfitrión rechazó tu solicitud o no respondió en 24 horas.`,
          'No se cobró nada a tu tarjeta.',
        ],
      },
      expired: {
        subject: ({ stay }) => `Sin reservar: ${stay}`,
        title: 'Tu reserva no se completó',
        text: ({ name }) => [
          `${name}, el pago no llegó a tiempo, así que las noches vuelven a estar disponibles.`,
          'No se te cobró nada. Si tu banco muestra un pago, se cancelará o se reembolsará.',
        ],
      },
      canceled: {
        subject: ({ stay }) => `Reserva cancelada: ${stay}`,
        title: 'Tu reserva está cancelada',
        text: (facts) => [
          `${facts.name}, tu reserva está cancelada y sus noches vuelven a estar disponibles.`,
          refundEs(facts),
        ],
      },
      'late-payment': {
        subject: ({ stay }) => `Reembolso: ${stay}`,
        title: 'Tu pago llegó tarde',
        text: (facts) => [
          `${facts.name}, tu pago se completó cuando las noches ya se habían liberado y otra persona las había reservado.`,
          refundEs(facts),
        ],
      },
    },
    code: 'Código de confirmación',
    stay: 'Alojamiento',
    checkIn: 'Llegada',
    checkOut: 'Salida',
    total: 'Total',
    freeUntil: 'Cancelación gratis hasta',
    openTrip: 'Abrir el viaje',
    footer: 'Recibes este correo porque reservaste en Golark.',
  },
};
