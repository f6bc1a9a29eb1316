import { lighter } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { ellipsePath, type Point, path } from '../../drawing/path.ts';
import type { HouseScene } from './house.ts';
import type { MotelDesign } from './motel-designs.ts';

interface Sign {
  at: Point;
  isLit: boolean;
  accent: string;
}

/** Blocks instead of letters: the sign is read in every language and in mirrored pictures. */
const drawWord = ({ canvas, palette }: HouseScene, { at: [x, y], isLit }: Sign): void => {
  const letters = isLit ? '#fff3d6' : palette.tone('#fbf6ea', 0.95);
  const word = [-66, -33, 0, 33, 66].map((left) => path`M${x + left - 9} ${y - 388}h18v40h-18z`).join('');
  canvas.fill(word, letters, 0.92);
};

const boardPaint = ({ palette }: HouseScene, { accent, isLit }: Sign): string =>
  isLit ? lighter(accent, 0.06) : palette.tone(accent, 0.85);

const drawArrowSign = (scene: HouseScene, sign: Sign): void => {
  const { canvas, palette } = scene;
  const { at, isLit } = sign;
  const [x, y] = at;
  const board = path`M${x - 92} ${y - 420}h184q14 0 14 14v84q0 14 -14 14h-184q-14 0 -14 -14v-84q0 -14 14 -14z`;
  canvas.fill(board, boardPaint(scene, sign));
  drawWord(scene, sign);
  const arrow = path`M${x - 106} ${y - 296}h150v-24l58 42l-58 42v-24h-150z`;
  canvas.fill(arrow, isLit ? '#ffd58a' : palette.tone('#f2c14e', 0.9));
  const bulbs = range(7).map((index) => [x - 92 + index * 20, y - 278] as const);
  canvas.dots(bulbs, 4, { paint: isLit ? '#fffbe6' : palette.tone('#b58a3c', 0.6) });
};

const drawOvalSign = (scene: HouseScene, sign: Sign): void => {
  const { canvas, palette } = scene;
  const [x, y] = sign.at;
  canvas.fill(ellipsePath([x, y - 368], 136, 78), palette.tone('#f4ecd8', 0.9));
  canvas.fill(ellipsePath([x, y - 368], 122, 65), boardPaint(scene, sign));
  drawWord(scene, sign);
  canvas.fill(path`M${x - 84} ${y - 282}h168v38h-168z`, palette.tone('#f4ecd8', 0.9));
};

const drawTowerSign = (scene: HouseScene, sign: Sign): void => {
  const { canvas, palette } = scene;
  const [x, y] = sign.at;
  canvas.fill(path`M${x - 40} ${y}V${y - 440}l80 -40V${y}z`, boardPaint(scene, sign));
  const letters = sign.isLit ? '#fff3d6' : palette.tone('#fbf6ea', 0.95);
  const word = range(5).map((index) => path`M${x - 17} ${y - 400 + index * 52}h34v34h-34z`);
  canvas.fill(word.join(''), letters, 0.92);
};

const SIGNS: Record<MotelDesign['sign'], (scene: HouseScene, sign: Sign) => void> = {
  arrow: drawArrowSign,
  oval: drawOvalSign,
  tower: drawTowerSign,
};

/** A roadside sign without text. */
export const drawSign = (scene: HouseScene, kind: MotelDesign['sign'], accent: string): void => {
  const { canvas, palette, random, stage } = scene;
  const [x, y] = stage.projectWorld([random.between(-5.9, -5.1), 0, 13]).map(Math.round) as [number, number];
  const isLit = palette.lampShare >= 0.35;
  if (kind !== 'tower')
    canvas.stroke(path`M${x - 16} ${y}V${y - 330}M${x + 16} ${y}V${y - 330}`, {
      paint: palette.tone('#3a3f42', 0.4),
      width: 7,
    });
  if (isLit) canvas.glow({ at: [x, y - 350], radius: 190, color: lighter(accent, 0.2), opacity: 0.55 });
  SIGNS[kind](scene, { at: [x, y], isLit, accent });
};
