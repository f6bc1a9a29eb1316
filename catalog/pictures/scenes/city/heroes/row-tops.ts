import { darker, lighter } from '../../../drawing/color.ts';
import { path, rectanglePath } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';
import type { House } from './house.ts';
import type { RowStyle, Top } from './row-styles.ts';

type DrawTop = (scene: Scene, style: RowStyle, house: House) => void;

const drawCornice: DrawTop = ({ canvas, palette }, style, { x, width, top }) => {
  canvas.rectangle([x - 4, top - 14, width + 8, 14], palette.tone(style.trim, 0.85));
  canvas.stroke(path`M${x} ${top + 3}h${width}`, {
    paint: palette.tone(style.trim, 0.5),
    width: 7,
    dash: '5 9',
  });
};

const drawGable: DrawTop = ({ canvas, palette }, style, { x, width, top, color }) => {
  const rise = Math.min(78, width * 0.46);
  canvas.fill(
    path`M${x} ${top + 1}L${x + width / 2} ${top - rise}L${x + width} ${top + 1}z`,
    palette.tone(lighter(color, 0.02), 0.85, 0.03),
  );
  canvas.stroke(path`M${x - 6} ${top + 3}L${x + width / 2} ${top - rise}L${x + width + 6} ${top + 3}`, {
    paint: palette.tone(style.roof, 0.6),
    width: 9,
  });
  const pane = path`M${x + width / 2 - 9} ${top - 8}v-22q9-12 18 0v22z`;
  canvas.fill(pane, palette.lampShare > 0.6 ? palette.lamp : palette.tone('#4a6272', 0.5));
};

const drawHip: DrawTop = ({ canvas, palette }, style, { x, width, top }) => {
  canvas.fill(
    path`M${x - 7} ${top + 2}L${x + width * 0.2} ${top - 40}H${x + width * 0.8}L${x + width + 7} ${top + 2}z`,
    palette.tone(style.roof, 0.75),
  );
};

const dormer = (x: number, y: number): string => path`M${x - 13} ${y}v-22l13-14l13 14v22z`;
const dormerPane = (x: number, y: number): string => rectanglePath([x - 7, y - 21, 14, 19]);

const drawDormersAt = (
  { canvas, palette }: Scene,
  style: RowStyle,
  { xs, y }: { xs: number[]; y: number },
): void => {
  canvas.fill(xs.map((x) => dormer(x, y)).join(''), palette.tone(style.trim, 0.85));
  canvas.fill(
    xs.map((x) => dormerPane(x, y)).join(''),
    palette.lampShare > 0.5 ? palette.lamp : palette.tone('#4a6272', 0.5),
  );
};

const drawMansard: DrawTop = (scene, style, { x, width, top }) => {
  const { canvas, palette } = scene;
  canvas.fill(
    path`M${x - 4} ${top}Q${x + 8} ${top - 22} ${x + 10} ${top - 54}H${x + width - 10}Q${x + width - 8} ${top - 22} ${x + width + 4} ${top}z`,
    palette.tone(style.roof, 0.65),
  );
  drawDormersAt(scene, style, { xs: [x + width * 0.3, x + width * 0.7], y: top - 8 });
  canvas.rectangle([x - 4, top - 5, width + 8, 8], palette.tone(style.trim, 0.85));
};

const drawDormers: DrawTop = (scene, style, { x, width, top }) => {
  const { canvas, palette } = scene;
  canvas.fill(path`M${x - 3} ${top}l8-58h${width - 10}l8 58z`, palette.tone(style.roof, 0.7));
  const chimney = rectanglePath([x + width - 26, top - 92, 18, 44]);
  canvas.fill(chimney, palette.tone(darker('#a5533f', 0.04), 0.7));
  drawDormersAt(scene, style, { xs: [x + width * 0.3, x + width * 0.66], y: top - 12 });
  canvas.rectangle([x - 4, top - 5, width + 8, 8], palette.tone(style.trim, 0.85));
};

const drawStepped: DrawTop = ({ canvas, palette }, style, { x, width, top, color }) => {
  const parapet = path`M${x} ${top + 2}v-18h${width * 0.24}q${width * 0.04}-26 ${width * 0.26}-28q${width * 0.22} 2 ${width * 0.26} 28h${width * 0.24}v18z`;
  canvas.fill(parapet, palette.tone(lighter(color, 0.03), 0.88, 0.03));
  canvas.stroke(
    path`M${x} ${top - 16}h${width * 0.24}q${width * 0.04}-26 ${width * 0.26}-28q${width * 0.22} 2 ${width * 0.26} 28h${width * 0.24}`,
    {
      paint: palette.tone(style.trim, 0.85),
      width: 6,
    },
  );
};

const drawFalseFront: DrawTop = (scene, style, { x, width, top, color, accent }) => {
  const { canvas, palette } = scene;
  canvas.rectangle([x, top - 44, width, 46], palette.tone(color, 0.88, 0.03));
  canvas.rectangle([x - 5, top - 54, width + 10, 13], palette.tone(style.trim, 0.85));
  canvas.rectangle([x + width * 0.18, top - 32, width * 0.64, 22], palette.tone(accent, 0.8));
  canvas.stroke(path`M${x + width * 0.26} ${top - 21}h${width * 0.48}`, {
    paint: palette.tone('#f6eeda', 0.9),
    width: 5,
    dash: '9 6',
  });
};

const drawDeco: DrawTop = ({ canvas, palette }, _style, { x, width, top, base, color, accent }) => {
  const wall = palette.tone(lighter(color, 0.02), 0.95);
  const middle = x + width / 2;
  canvas.fill(
    rectanglePath([x + width * 0.12, top - 16, width * 0.76, 18]) +
      path`M${middle - 24} ${base - 66}V${top - 54}q24-22 48 0V${base - 66}z`,
    wall,
  );
  const fins = [-14, 0, 14].map((offset) => path`M${middle + offset} ${base - 74}V${top - 46}`);
  canvas.stroke(fins.join(''), { paint: palette.isDark ? accent : palette.tone(accent, 0.9), width: 6 });
  canvas.stroke(path`M${x} ${top + 6}h${width}M${x + width * 0.12} ${top - 13}h${width * 0.76}`, {
    paint: palette.tone(accent, 0.9),
    width: 5,
  });
};

const drawAdobe: DrawTop = ({ canvas, palette }, style, { x, width, top, color }) => {
  canvas.fill(
    path`M${x} ${top + 4}v-10q2-14 18-14q${width * 0.2} 6 ${width * 0.42} 0q${width * 0.14}-8 ${width * 0.3} 0h${width * 0.1}q16 2 ${width * 0.18 - 18} 24z`,
    palette.tone(color, 0.9, 0.03),
  );
  canvas.stroke(path`M${x + 16} ${top + 16}h${width - 30}`, {
    paint: palette.tone(darker(style.roof, 0.14), 0.3),
    width: 8,
    dash: '8 19',
  });
};

const drawChalet: DrawTop = (scene, style, { x, width, top, color }) => {
  const { canvas, palette } = scene;
  const middle = x + width / 2;
  const rise = width * 0.4;
  canvas.fill(
    path`M${x} ${top + 2}L${middle} ${top - rise}L${x + width} ${top + 2}z`,
    palette.tone(color, 0.85, 0.03),
  );
  canvas.stroke(
    path`M${middle} ${top - rise + 8}V${top}M${middle - 36} ${top}L${middle} ${top - 40}L${middle + 36} ${top}`,
    {
      paint: palette.tone(style.trim, 0.8),
      width: 5,
    },
  );
  canvas.stroke(path`M${x - 20} ${top + 16}L${middle} ${top - rise}L${x + width + 20} ${top + 16}`, {
    paint: palette.tone(style.roof, 0.7),
    width: 14,
  });
};

const TOPS: Record<Top, DrawTop> = {
  cornice: drawCornice,
  gable: drawGable,
  hip: drawHip,
  mansard: drawMansard,
  dormers: drawDormers,
  stepped: drawStepped,
  'false-front': drawFalseFront,
  deco: drawDeco,
  adobe: drawAdobe,
  chalet: drawChalet,
};

export const drawTop: DrawTop = (scene, style, house) => {
  TOPS[scene.random.pick(style.tops)](scene, style, house);
  if (!style.hasSnow) return;
  const { x, width, top } = house;
  const snow = path`M${x - 8} ${top}q${width * 0.25}-16 ${width * 0.5}-10t${width * 0.5 + 16} 6v6q${-width * 0.3} 12 ${-width * 0.6} 4t${-width * 0.4 - 16} 2z`;
  scene.canvas.fill(snow, scene.palette.tone('#f7fafc', 0.95));
};
