/** What an operator customizes: names, phone numbers and pages outside this site. */
export const brand = {
  name: 'Golark',
  wordmark: 'golark',
  supportPhone: { shown: '(503) 555-0142', href: 'tel:+15035550142' },
  external: {
    contact: 'https://help.golark.example/contact/',
    faq: 'https://help.golark.example/faq/',
    partners: 'https://partners.golark.example/',
    terms: 'https://legal.golark.example/terms-of-service/',
    ticketingTerms: 'https://legal.golark.example/ticketing-terms/',
    privacy: 'https://legal.golark.example/privacy-policy/',
    blog: 'https://blog.golark.example/',
  },
  /** A map with directions to a point. */
  directions: ({ lat, lng }: { lat: number; lng: number }) =>
    `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  social: [
    { name: 'Instagram', href: 'https://instagram.example/golark/' },
    { name: 'Facebook', href: 'https://facebook.example/golark/' },
    { name: 'YouTube', href: 'https://youtube.example/golark/' },
  ],
  /** null hides the badge: show it only with a real accreditation. */
  businessBureau: { href: 'https://bureau.golark.example/' } as { href: string } | null,
} as const;
