import { createHash } from 'node:crypto';

/** Shorter ones, such as the number of a gate, don't identify a ticket. */
const leastBytes = 6;

/** Links are printed on every ticket of an issuer: its app, its address, the Wi-Fi of the venue. */
const isLink = (content: Uint8Array): boolean =>
  /^(https?:|www\.|mailto:|tel:|sms(to)?:|geo:|wifi:|market:|intent:|begin:|mecard:)/i.test(
    Buffer.from(content).toString('latin1'),
  );

/**
 * The hashes of the barcodes of one ticket by which a door recognizes it. Only the content counts: a door accepts it in any symbology,
 * so that drawing it as another one makes no other ticket.
 */
export const identifyingCodes = (contents: readonly Uint8Array[]): string[] => {
  const identifying = contents.filter((content) => content.length >= leastBytes && !isLink(content));
  return [...new Set(identifying.map((content) => createHash('sha256').update(content).digest('hex')))];
};

/** The numbers, from 1, of the first two tickets that have a barcode in common; null if there are none. */
export const findRepeated = (
  tickets: readonly (readonly string[])[],
): { first: number; second: number } | null => {
  const seen = new Map<string, number>();
  for (const [i, codes] of tickets.entries())
    for (const code of codes) {
      const first = seen.get(code);
      if (first !== undefined && first !== i) return { first: first + 1, second: i + 1 };
      seen.set(code, i);
    }
  return null;
};
