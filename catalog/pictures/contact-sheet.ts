import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { listed, SHEETS } from './contact-sheet-plans.ts';
import { drawPicture } from './draw-picture.ts';

// Writes a contact sheet for review: node catalog/pictures/contact-sheet.ts houses out.png --width 320 --only 3
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '320' },
    only: { type: 'string' },
    columns: { type: 'string', default: '6' },
  },
});
const [name = '', file = 'sheet.png'] = positionals;
const createPlans = SHEETS[name];

const writeContactSheet = async (plans: ReturnType<NonNullable<typeof createPlans>>): Promise<void> => {
  const gap = 4;
  const width = Number(values.width);
  const height = Math.round((width * 2) / 3);
  const columns = Math.min(Number(values.columns), plans.length);
  const tiles = [];
  let largest = 0;
  for (const [index, plan] of plans.entries()) {
    const svg = Buffer.from(drawPicture(plan));
    largest = Math.max(largest, svg.byteLength);
    const input = await sharp(svg)
      .resize(width, height, { fit: 'contain', background: '#ffffff' })
      .png()
      .toBuffer();
    const [left, top] = [(index % columns) * (width + gap), Math.floor(index / columns) * (height + gap)];
    tiles.push({ input, left, top });
  }
  const size = {
    width: columns * (width + gap) - gap,
    height: Math.ceil(plans.length / columns) * (height + gap) - gap,
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(file);
  console.log(`${plans.length} pictures, largest ${largest} bytes: ${file}`);
  for (const line of listed) console.log(line);
};

if (createPlans) {
  const plans = createPlans();
  await writeContactSheet(values.only ? plans.slice(Number(values.only), Number(values.only) + 1) : plans);
} else {
  console.error(`Unknown sheet. Available: ${Object.keys(SHEETS).join(', ')}`);
  process.exitCode = 1;
}
