import sharp from 'sharp';
import { type VenueKind, venueKinds } from '../../contract/events/rules.ts';
import { capacityOf } from '../../contract/events/seat-map-rules.ts';
import type { SeatMap } from '../../contract/events/seat-map-schemas.ts';
import { planSeatMap } from './plan-seat-map.ts';

// Writes a contact sheet of seat maps for review: node catalog/venues/contact-sheet.ts out.png [kind] [maps per kind] [width]
const [file = 'seat-maps.png', wanted = '', count = '2', pixels = '440'] = process.argv.slice(2);

const TYPICAL: Record<VenueKind, readonly number[]> = {
  'hockey-arena': [18_300, 9800, 16_900, 5600],
  'basketball-arena': [19_200, 11_000, 17_000, 6400],
  'concert-arena': [15_000, 18_000, 9000, 12_000],
  'football-stadium': [72_000, 61_000, 38_000, 80_000],
  'soccer-stadium': [25_500, 12_000, 21_000, 32_000],
  ballpark: [42_000, 18_000, 36_000, 8200],
  theater: [1700, 900, 420, 2900],
  'concert-hall': [2400, 1200, 1900, 2100],
  club: [900, 350, 1600, 600],
  'comedy-club': [220, 320, 140, 400],
  amphitheater: [18_000, 7000, 9500, 24_000],
  'festival-grounds': [35_000, 22_000, 60_000, 12_000],
};

const ROLES: Record<SeatMap['field'][number]['role'], string> = {
  surface: 'fill="#fff" stroke="#c9ccc4" stroke-width="1.5"',
  line: 'fill="none" stroke="#9fa59e" stroke-width="1.5"',
  accent: 'fill="none" stroke="#d98a7c" stroke-width="2.5"',
  'accent-2': 'fill="none" stroke="#83b3d8" stroke-width="3"',
  stage: 'fill="#39413d"',
  dirt: 'fill="#e3c9a4"',
  grass: 'fill="#d5e8c9"',
};
const BANDS = ['#b1ebd7', '#56bfa1', '#127560', '#044b3f'];

const draw = (map: SeatMap): string => {
  const field = map.field.map(({ role, d }) => `<path d="${d}" ${ROLES[role]}/>`).join('');
  const sections = map.sections.map(({ outline, label, labelAt: [x, y], quality, bays }) => {
    const band = Math.min(3, Math.floor(quality * 4));
    const ink = band > 1 ? '#fff' : '#02211c';
    const signs = bays.map(
      ({ at }) => `<circle cx="${at[0]}" cy="${at[1]}" r="8" fill="#1769c2" stroke="#fff"/>`,
    );
    return `<path d="${outline}" fill="${BANDS[band]}" stroke="#127560"/><text x="${x}" y="${y - 1}" fill="${ink}">${label}<tspan x="${x}" dy="15" font-size="14" font-weight="650">$${Math.round(40 + quality * 160)}</tspan></text>${signs.join('')}`;
  });
  const seats = map.sections.reduce((sum, section) => sum + capacityOf(section), 0);
  const size = `viewBox="0 0 720 ${map.height}" width="720" height="${map.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11.5" text-anchor="middle"><rect width="720" height="${map.height}" fill="#f3f4f0"/>${field}${sections.join('')}<text x="6" y="${map.height - 5}" text-anchor="start" fill="#667">${seats}</text></svg>`;
};

const width = Number(pixels);
const kinds = venueKinds.filter((kind) => kind.includes(wanted));
const columns = wanted ? Number(count) : 4;
const tiles = await Promise.all(
  kinds.flatMap((kind) =>
    Array.from({ length: Number(count) }, async (_, index) => {
      const capacity = TYPICAL[kind][index % 4] as number;
      const svg = draw(planSeatMap({ id: `${kind}-${index}`, kind, capacity }));
      const background = '#ffffff';
      return await sharp(Buffer.from(svg))
        .resize(width, width, { fit: 'contain', background })
        .png()
        .toBuffer();
    }),
  ),
);
const rows = Math.ceil(tiles.length / columns);
await sharp({ create: { width: columns * width, height: rows * width, channels: 3, background: '#ffffff' } })
  .composite(
    tiles.map((input, index) => ({
      input,
      left: (index % columns) * width,
      top: Math.floor(index / columns) * width,
    })),
  )
  .png()
  .toFile(file);
console.log(`${tiles.length} maps: ${file}`);
