import type { Locale } from '@golark/contract/locale/rules';

export interface BookingEmailTexts {
  confirmedSubject: (stay: string) => string;
  confirmedTitle: string;
  confirmedText: (name: string, host: string) => string;
  canceledSubject: (stay: string) => string;
  canceledTitle: string;
  canceledText: (name: string) => string;
  refundText: (amount: string) => string;
  noRefundText: string;
  code: string;
  stay: string;
  checkIn: string;
  checkOut: string;
  total: string;
  freeUntil: string;
  openTrip: string;
  footer: string;
}

export const bookingEmailTexts: Record<Locale, BookingEmailTexts> = {
  en: {
    confirmedSubject: (stay) => `Booked: ${stay}`,
    confirmedTitle: 'Your stay is booked',
    confirmedText: (name, host) => `${name}, the nights are yours. ${host} has your dates.`,
    canceledSubject: (stay) => `Canceled: ${stay}`,
    canceledTitle: 'Your stay is canceled',
    canceledText: (name) => `${name}, your booking is canceled and the nights are free for others again.`,
    refundText: (amount) =>
      `${amount} goes back to the card you paid with. Banks take up to 10 days to show it.`,
    noRefundText: 'By the cancellation policy of this booking, nothing comes back.',
    code: 'Confirmation code',
    stay: 'Stay',
    checkIn: 'Check-in',
    checkOut: 'Check-out',
    total: 'Total paid',
    freeUntil: 'Free to cancel until',
    openTrip: 'Open the trip',
    footer: "You're receiving this email because you booked on Golark.",
  },
  es: {
    confirmedSubject: (stay) => `Reserva confirmada: ${stay}`,
    confirmedTitle: 'Tu estancia está reservada',
    confirmedText: (name, host) => `${name}, las noches son tuyas. ${host} ya tiene tus fechas.`,
    canceledSubject: (stay) => `Reserva cancelada: ${stay}`,
    canceledTitle: 'Tu estancia está cancelada',
    canceledText: (name) => `${name}, tu reserva está cancelada y las noches vuelven a estar libres.`,
    refundText: (amount) =>
      `Devolvemos ${amount} a la tarjeta con la que pagaste. El banco puede tardar hasta 10 días en mostrarlo.`,
    noRefundText: 'Según la política de cancelación de esta reserva, no hay devolución.',
    code: 'Código de confirmación',
    stay: 'Estancia',
    checkIn: 'Llegada',
    checkOut: 'Salida',
    total: 'Total pagado',
    freeUntil: 'Cancelación gratis hasta',
    openTrip: 'Abrir el viaje',
    footer: 'Recibes este correo porque reservaste en Golark.',
  },
};
