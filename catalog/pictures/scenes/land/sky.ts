import { mixColors } from '../../drawing/color.ts';
import { clamp, range } from '../../drawing/numbers.ts';
import { circlePath, type Point, polygonPath } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';
import type { SkyLayout } from './backdrop-layout.ts';
import { drawBirds } from './birds.ts';
import { drawClouds } from './clouds.ts';

export const drawSky = (scene: Scene, layout: SkyLayout): void => {
  const { canvas, palette, random } = scene;
  const { sky } = palette;
  const { horizon } = layout;
  const skyGradient = canvas.verticalGradient(0, horizon + 10, [
    [sky[0], 1, 0],
    [sky[1], 1, 0.38],
    [sky[2], 1, 0.74],
    [sky[3], 1, 1],
  ]);
  canvas.rectangle([0, 0, WIDTH, horizon + 30], skyGradient);
  if (palette.isDark) drawStars(scene, horizon);
  if (palette.isNight && random.chance(0.35)) drawMilkyWay(scene, horizon);
  drawSun(scene, layout);
  drawClouds(scene, layout);
  const hasBirds = random.chance(0.3) && layout.hasBirds !== false;
  if (!palette.isNight && hasBirds) drawBirds(scene, { x: [200, 1000], y: [70, horizon * 0.45] });
};

const drawStars = ({ canvas, palette, random }: Scene, horizon: number): void => {
  const [count, reach, opacity] = palette.isNight ? [46, 0.75, 0.7] : [16, 0.35, 0.45];
  const star = (): Point => [random.integer(0, WIDTH), random.integer(0, horizon * reach)];
  canvas.dots(range(count).map(star), 1.1, { paint: '#fff', opacity });
  canvas.dots(range(palette.isNight ? 9 : 3).map(star), 1.9, { paint: '#fff', opacity });
};

const drawMilkyWay = ({ canvas, random }: Scene, horizon: number): void => {
  const [x, lean] = [random.between(250, 950), random.between(-260, 260)];
  for (const share of [0.15, 0.4, 0.65]) {
    canvas.glow({
      at: [x + lean * (share - 0.4), horizon * share],
      radius: 130,
      radiusY: horizon * 0.32,
      color: '#cfd8ff',
      opacity: 0.16,
    });
  }
};

const drawSun = ({ canvas, palette, random }: Scene, { sunAt: [x, y], horizon }: SkyLayout): void => {
  const isDay = palette.time === 'day';
  const glowRadius = palette.isNight ? 300 : isDay ? 420 : 640;
  const glowOpacity = palette.isNight ? 0.4 : isDay ? 0.6 : 0.85;
  canvas.glow({ at: [x, y], radius: glowRadius, color: palette.glowColor, opacity: glowOpacity });
  const isMist = palette.time === 'mist';
  if (isMist && random.chance(0.4)) return;
  const radius = palette.isNight || isDay ? 34 : random.between(40, 70);
  if (!palette.isNight && !isMist && random.chance(0.22)) drawRays({ canvas, palette, random }, [x, y]);
  const isCrescent = palette.isNight && random.chance(0.5);
  canvas.fill(
    isCrescent ? crescentPath([x, y], radius) : circlePath(x, y, radius),
    palette.sunColor,
    isMist ? 0.7 : 1,
  );
  if (palette.isNight && !isCrescent) {
    const sea = mixColors(palette.sunColor, palette.sky[1], 0.28);
    canvas.fill(
      circlePath(x - 9, y - 6, 9) + circlePath(x + 11, y + 9, 6) + circlePath(x + 6, y - 15, 4),
      sea,
      clamp(1 - y / horizon),
    );
  }
  if (!palette.isNight && !isMist && random.chance(0.35)) {
    canvas.fill(circlePath(x, y, radius * 1.9) + circlePath(x, y, radius * 3.1), palette.sunColor, 0.13);
  }
};

const crescentPath = ([x, y]: Point, radius: number): string => {
  const [top, bottom, side] = [y - radius, y + radius, radius * 1.25].map(Math.round);
  const r = Math.round(radius);
  return `M${Math.round(x + r * 0.3)} ${top}A${r} ${r} 0 1 0 ${Math.round(x + r * 0.3)} ${bottom}A${side} ${side} 0 0 1 ${Math.round(x + r * 0.3)} ${top}z`;
};

const drawRays = (
  { canvas, palette, random }: Pick<Scene, 'canvas' | 'palette' | 'random'>,
  [x, y]: Point,
): void => {
  const start = random.between(0, 0.5);
  const rays = range(9).map((index) => {
    const angle = start + (index / 9) * Math.PI * 2;
    const tip = (turn: number): Point => [x + Math.cos(angle + turn) * 900, y + Math.sin(angle + turn) * 900];
    return polygonPath([[x, y], tip(-0.1), tip(0.1)]);
  });
  const light = canvas.radialGradient([x, y], 620, [
    [palette.sunColor, 0.3],
    [palette.sunColor, 0],
  ]);
  canvas.fill(rays.join(''), light);
};
