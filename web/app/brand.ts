/** What an operator customizes: names and pages outside this site; the support phone is in `contract/brand.ts`. */
export const brand = {
  name: 'Golark',
  wordmark: 'golark',
  /** Pages outside this site, by the key of their label in the footer. */
  external: [] as readonly { key: 'partners' | 'blog'; href: string }[],
  /** A map with directions to a point. */
  directions: ({ lat, lng }: { lat: number; lng: number }) =>
    `https://www.openstreetmap.org/directions?to=${lat}%2C${lng}`,
  social: [] as readonly { name: string; href: string }[],
  /** null hides the badge: show it only with a real accreditation. */
  businessBureau: null as { href: string } | null,
} as const;
