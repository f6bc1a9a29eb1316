import { encode } from 'uqr';
import { type PdfDocument as Document, pdfBytes, pdfColors } from '#platform/pdf';
import { drawText } from '#platform/pdf/draw-text';

/** The texts of one ticket, in the language of its buyer. */
export interface TicketPage {
  title: string;
  /** `Sat, Dec 5, 2026, 7:00 PM PST` */
  startsAt: string;
  doors: string | null;
  venue: string;
  city: string;
  places: { label: string; value: string }[];
  /** Below the places: `Wheelchair space`, `Limited view`. */
  notices: string[];
  buyer: string;
  /** `GKAB23CD45, ticket 1 of 2` */
  order: string;
  barcode: string;
  advice: string;
  brand: string;
}

const { muted, brand: brandColor } = pdfColors;
const page = { width: 420, height: 595, margin: 36 };
const codeSize = 190;

/** Drawn as squares, not as an image: sharp at every size, and small. */
const drawCode = (doc: Document, barcode: string, at: { x: number; y: number }): void => {
  const { data, size } = encode(barcode, { ecc: 'M', border: 2 });
  const step = codeSize / size;
  doc.rect(at.x, at.y, codeSize, codeSize).fill('#ffffff');
  data.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) doc.rect(at.x + x * step, at.y + y * step, step + 0.05, step + 0.05);
    });
  });
  doc.fill('#000000');
};

const drawPlaces = (doc: Document, places: TicketPage['places'], top: number): number => {
  const width = (page.width - 2 * page.margin) / Math.max(1, places.length);
  const bottoms = places.map(({ label, value }, i) => {
    const x = page.margin + i * width;
    const below = drawText(doc, label, { x, y: top, width: width - 8, size: 9, color: muted });
    return drawText(doc, value, { x, y: below + 1, width: width - 8, size: 20, weight: 'bold' });
  });
  return Math.max(top, ...bottoms);
};

const drawPage = (doc: Document, ticket: TicketPage): void => {
  const { margin } = page;
  const width = page.width - 2 * margin;
  doc.rect(0, 0, page.width, 8).fill(brandColor);
  const column = { x: margin, width };
  let y = drawText(doc, ticket.brand, { ...column, y: 26, size: 11, weight: 'bold', color: brandColor });
  y = drawText(doc, ticket.title, { ...column, y: y + 8, size: 20, weight: 'bold' });
  y = drawText(doc, ticket.startsAt, { ...column, y: y + 4, size: 12 });
  if (ticket.doors) y = drawText(doc, ticket.doors, { ...column, y: y + 1, size: 10, color: muted });
  y = drawText(doc, `${ticket.venue}, ${ticket.city}`, { ...column, y: y + 2, size: 12 });
  y = drawPlaces(doc, ticket.places, y + 14);
  for (const notice of ticket.notices)
    y = drawText(doc, notice, { ...column, y: y + 3, size: 10, color: muted });
  const top = Math.max(y + 14, 250);
  drawCode(doc, ticket.barcode, { x: (page.width - codeSize) / 2, y: top });
  y = drawText(doc, ticket.barcode.slice(0, 19), {
    ...{ x: (page.width - codeSize) / 2, width: codeSize, y: top + codeSize + 4, size: 8, color: muted },
  });
  y = drawText(doc, ticket.buyer, { ...column, y: y + 10, size: 11, weight: 'bold' });
  y = drawText(doc, ticket.order, { ...column, y: y + 1, size: 9, color: muted });
  drawText(doc, ticket.advice, { ...column, y: y + 8, size: 9, color: muted });
};

/** One page per ticket, with its barcode. */
export const ticketPdf = (tickets: readonly TicketPage[], createdAt: Date): Promise<Buffer> =>
  pdfBytes(
    {
      size: [page.width, page.height],
      // no page that continues another one: what doesn't fit is cut instead
      margins: { top: 0, bottom: 0, left: page.margin, right: page.margin },
      autoFirstPage: false,
      info: { Title: tickets[0]?.title ?? '', CreationDate: createdAt },
    },
    (doc) => {
      for (const ticket of tickets) {
        doc.addPage();
        drawPage(doc, ticket);
      }
    },
  );
