import { lighter, mixColors } from '../../drawing/color.ts';
import { clamp, range } from '../../drawing/numbers.ts';
import { path, type Rectangle } from '../../drawing/path.ts';
import { type Scene, WIDTH } from '../scene.ts';
import type { SkyLayout } from './backdrop-layout.ts';

type CloudStyle = 'cumulus' | 'towers' | 'bars' | 'wisps' | 'mackerel' | 'none';

const STYLES: Record<'day' | 'night' | 'mist' | 'low', readonly CloudStyle[]> = {
  day: ['cumulus', 'cumulus', 'towers', 'bars', 'wisps', 'mackerel', 'none'],
  night: ['bars', 'none', 'wisps'],
  mist: ['bars', 'none', 'wisps'],
  low: ['bars', 'bars', 'wisps', 'mackerel', 'cumulus', 'none'],
};

export const drawClouds = (scene: Scene, layout: SkyLayout): void => {
  const { palette, random } = scene;
  const { time } = palette;
  const style = random.pick(STYLES[time === 'day' || time === 'night' || time === 'mist' ? time : 'low']);
  const light = palette.isNight
    ? lighter(palette.sky[2], 0.05)
    : mixColors(palette.sky[3], '#ffffff', time === 'day' ? 0.75 : 0.35);
  if (style === 'cumulus' || style === 'towers')
    drawHeaps(scene, layout, { light, isTall: style === 'towers' });
  if (style === 'bars' || style === 'wisps') drawBands(scene, layout, { light, isBarred: style === 'bars' });
  if (style === 'mackerel') drawMackerel(scene, layout, light);
};

const drawHeaps = (
  { canvas, palette, random }: Scene,
  { horizon }: SkyLayout,
  look: { light: string; isTall: boolean },
): void => {
  const feet = mixColors(look.light, palette.sky[2], 0.45);
  for (const _ of range(look.isTall ? random.integer(1, 2) : random.integer(1, 3))) {
    const scale = random.between(0.7, 1.5) * (look.isTall ? 1.3 : 1);
    const bottom = look.isTall ? horizon * random.between(0.6, 0.78) : random.between(70, horizon * 0.52);
    let x = random.between(80, 1120) - 120 * scale;
    const count = random.integer(4, 6);
    let heaps = '';
    for (const index of range(count)) {
      const swell = Math.sin(((index + 0.7) / (count + 0.4)) * Math.PI);
      const radius = (16 + 34 * swell * random.between(0.75, 1.2)) * scale;
      const height = radius * (look.isTall ? random.between(1.1, 1.8) : 0.95);
      heaps += path`M${x - radius} ${bottom}a${radius} ${height} 0 0 1 ${Math.round(radius) * 2} 0z`;
      x += radius * random.between(0.8, 1.05) + 8 * scale;
    }
    const paint = canvas.verticalGradient(bottom - (look.isTall ? 90 : 48) * scale, bottom, [
      [look.light, 0.95],
      [feet, look.isTall ? 0.25 : 0.75],
    ]);
    canvas.fill(heaps, paint);
  }
};

const bandPath = ([x, y, width, height]: Rectangle): string =>
  path`M${x} ${y}q${width * 0.3} ${-height} ${width * 0.55} ${-height * 0.35}t${width * 0.45} ${height * 0.35}q${-width * 0.4} ${height * 0.5} ${-width} 0z`;

const drawBands = (
  { canvas, palette, random }: Scene,
  { horizon, sunAt }: SkyLayout,
  { light, isBarred }: { light: string; isBarred: boolean },
): void => {
  for (const _ of range(isBarred ? random.integer(3, 6) : random.integer(4, 7))) {
    const y = random.between(0.12, 0.86) * horizon;
    const nearness = 1 - y / horizon;
    const width = random.between(160, 420) * (0.5 + nearness);
    const height = random.between(7, 20) * (0.35 + nearness);
    const x = random.between(-100, WIDTH - 120);
    const sunlight = clamp(1 - Math.hypot(x + width / 2 - sunAt[0], y - sunAt[1]) / 500) * 0.8;
    const second: Rectangle = [
      x + width * random.between(0.3, 0.6),
      y + height * 0.75,
      width * random.between(0.5, 0.9),
      height * 0.8,
    ];
    const opacity = palette.isNight ? 0.3 : random.between(0.35, 0.62);
    canvas.fill(
      bandPath([x, y, width, height]) + (isBarred ? bandPath(second) : ''),
      mixColors(light, palette.glowColor, sunlight),
      opacity,
    );
  }
};

/** Rows of small clouds that get smaller toward the horizon. */
const drawMackerel = ({ canvas, random }: Scene, { horizon }: SkyLayout, light: string): void => {
  const left = random.between(-60, 380);
  let clouds = '';
  for (const row of range(5)) {
    const y = horizon * (0.1 + row * 0.11);
    const size = 1 - row * 0.14;
    for (const column of range(random.integer(3, 6))) {
      const width = random.between(70, 130) * size;
      clouds += bandPath([
        left + row * 70 + column * 140 * size,
        y + random.between(-6, 6),
        width,
        15 * size,
      ]);
    }
  }
  canvas.fill(clouds, light, 0.38);
};
