import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { SHEETS } from './contact-sheet-plans.ts';
import { drawPicture } from './draw-picture.ts';

// Draws a contact sheet to look at: node catalog/pictures/sheet.ts houses out.png --width 320 --only 3
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '320' },
    only: { type: 'string' },
    columns: { type: 'string', default: '6' },
  },
});
const [name = '', file = 'sheet.png'] = positionals;
const sheet = SHEETS[name];

const writeSheet = async (plans: ReturnType<NonNullable<typeof sheet>>): Promise<void> => {
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
  console.log(`${plans.length} pictures, the largest ${largest} bytes: ${file}`);
};

if (sheet) {
  const plans = sheet();
  await writeSheet(values.only ? plans.slice(Number(values.only), Number(values.only) + 1) : plans);
} else {
  console.error(`Which sheet? ${Object.keys(SHEETS).join(', ')}`);
  process.exitCode = 1;
}
