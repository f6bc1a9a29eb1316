import { darker, mixColors } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path, rectanglePath } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';

interface Water {
  top: number;
  bottom: number;
  sunX: number;
  isCalm?: boolean;
  /** id of the group that is reflected */
  reflects?: string;
}

export const drawWater = (scene: Scene, water: Water): void => {
  const { canvas, palette } = scene;
  const { top, bottom } = water;
  const far = mixColors(palette.sky[2], palette.tone(palette.land.water, 0.6, 0.3), 0.55);
  const near = palette.tone(darker(palette.land.water, 0.05), 0.35);
  const stops = [far, mixColors(far, near, 0.6), near];
  canvas.rectangle([0, top, WIDTH, bottom - top + 4], canvas.verticalGradient(top, bottom, stops));
  canvas.clipped(rectanglePath([0, top, WIDTH, bottom - top]), () => {
    if (water.reflects) canvas.reflect(water.reflects, top, 0.38);
    const opacity = palette.time === 'day' ? 0.3 : 0.55;
    const radiusY = (bottom - top) * 0.95;
    canvas.glow({ at: [water.sunX, top], radius: 260, radiusY, color: palette.glowColor, opacity });
    drawGlitter(scene, water);
  });
};

const drawGlitter = (
  { canvas, palette, random }: Scene,
  { top, bottom, sunX, isCalm = true }: Water,
): void => {
  const depth = bottom - top;
  const sunPath = range(18).map((index) => {
    const share = (index / 18) ** 1.6;
    const width = (8 + 60 * share) * random.between(0.5, 1.5);
    return path`M${sunX + random.between(-1, 1) * (14 + 90 * share) - width / 2} ${top + 4 + share * (depth - 8)}h${width}`;
  });
  const sunOpacity = palette.time === 'day' ? 0.45 : 0.6;
  canvas.stroke(sunPath.join(''), { paint: palette.sunColor, width: 3, round: true, opacity: sunOpacity });
  const waves = range(15).map(() => {
    const share = random.next() ** 1.4;
    const width = (14 + 90 * share) * random.between(0.5, 1.6);
    return path`M${random.integer(-30, WIDTH)} ${top + 6 + share * (depth - 8)}h${width}`;
  });
  const paint = mixColors(palette.sky[3], '#ffffff', 0.3);
  canvas.stroke(waves.join(''), { paint, width: isCalm ? 2 : 3, round: true, opacity: 0.28 });
};
