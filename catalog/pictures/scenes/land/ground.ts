import { darker, shiftColor } from '../../drawing/color.ts';
import { range } from '../../drawing/numbers.ts';
import { path } from '../../drawing/path.ts';
import { HEIGHT, type Scene, WIDTH } from '../scene.ts';

interface Ground {
  top: number;
  color: string;
  /** amount of haze at the far edge */
  haze?: number;
  hasPatches?: boolean;
}

export const drawGround = (scene: Scene, { top, color, haze = 0.3, hasPatches = true }: Ground): void => {
  const { canvas, palette } = scene;
  const paint = canvas.verticalGradient(top, HEIGHT, [
    [palette.tone(color, 0.9, haze), 1, 0],
    [palette.tone(color, 0.75, haze * 0.35), 1, 0.35],
    [palette.tone(color, 0.35), 1, 1],
  ]);
  canvas.rectangle([0, top, WIDTH, HEIGHT - top], paint);
  if (hasPatches) drawPatches(scene, { top, color, haze });
};

const drawPatches = ({ canvas, palette, random }: Scene, { top, color, haze = 0.3 }: Ground): void => {
  const patch = (x: number, y: number, height: number): string =>
    path`M${x} ${y}q${random.integer(120, 260)} ${-height} ${random.integer(380, 560)} ${-height * 0.3}t${random.integer(300, 520)} ${height * 0.2}q${random.integer(-240, -120)} ${height} ${random.integer(-480, -380)} ${height * 0.5}t-420 ${-height * 0.4}z`;
  let light = '';
  let dark = '';
  for (const index of range(4)) {
    const share = (index + random.next()) / 4;
    const y = top + 14 + share * share * (HEIGHT - top - 60);
    light += patch(random.between(-300, 500), y, 8 + 30 * share);
    dark += patch(random.between(-350, 600), y + 26 + 40 * share, 7 + 26 * share);
  }
  const lit = shiftColor(color, { lightness: 0.035, chroma: 1.05 });
  canvas.fill(light, palette.tone(lit, 1, haze * 0.4), 0.4);
  canvas.fill(dark, palette.tone(darker(color, 0.08), 0.2, haze * 0.3), 0.22);
};
