import { range } from '../../../drawing/numbers.ts';
import { ellipsePath, type Point, path } from '../../../drawing/path.ts';
import { drawBroadleaf } from '../../plants/broadleaf.ts';
import { drawConifer } from '../../plants/conifer.ts';
import { drawPalm } from '../../plants/palm.ts';
import { drawSaguaro } from '../../plants/saguaro.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

/** Very tall thin palms in pairs along a street. */
export const drawTallPalms: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  for (const [dx, tall] of [
    [-430, 520],
    [-300, 430],
    [-212, 370],
    [230, 380],
    [330, 450],
    [470, 560],
  ] as const) {
    const top: Point = [x + dx + random.integer(-12, 12), base - tall];
    const trunk = path`M${x + dx - 6} ${base + 90}Q${x + dx} ${base - tall * 0.5} ${top[0] - 3} ${top[1]}h6Q${x + dx + 8} ${base - tall * 0.5} ${x + dx + 8} ${base + 90}z`;
    canvas.fill(trunk, palette.tone('#5a4638', 0.3));
    const fronds = range(9).map((index) => {
      const angle = Math.PI * (0.02 + index * 0.12) + Math.PI;
      const [tx, ty] = [Math.cos(angle) * 62, Math.sin(angle) * 40];
      return path`M${top[0]} ${top[1]}q${tx * 0.5} ${ty - 16} ${tx} ${ty + 22}q${-tx * 0.4} ${-16} ${-tx} ${-ty - 22}z`;
    });
    canvas.fill(fronds.join(''), palette.tone('#3f6a4a', 0.35));
    canvas.fill(ellipsePath([top[0], top[1] + 22], 13, 26), palette.tone('#7a6248', 0.3));
  }
};

export const drawPalms: DrawSight = (scene, [x, base]) => {
  for (const [dx, tall] of [
    [-480, 330],
    [-400, 250],
    [400, 280],
    [490, 360],
  ] as const)
    drawPalm(scene, { at: [x + dx + scene.random.integer(-12, 12), base + 60], height: tall });
};

export const drawSaguaros: DrawSight = (scene, [x, base]) => {
  for (const [dx, dy, tall] of [
    [-440, 90, 310],
    [-330, 50, 170],
    [380, 60, 220],
    [480, 110, 360],
    [180, 30, 100],
  ] as const)
    drawSaguaro(scene, { at: [x + dx, base + dy], height: tall });
};

export const drawPines: DrawSight = (scene, [x, base]) => {
  for (const [dx, dy, tall] of [
    [-540, 110, 400],
    [-450, 90, 300],
    [-370, 70, 220],
    [400, 80, 250],
    [480, 100, 340],
    [560, 120, 430],
  ] as const)
    drawConifer(scene, { at: [x + dx, base + dy], height: tall });
};

/** Trees in blossom along both sides. */
export const drawBlossoms: DrawSight = (scene, [x, base]) => {
  for (const [dx, dy, tall] of [
    [-520, 80, 330],
    [-400, 40, 220],
    [-310, 16, 150],
    [310, 16, 150],
    [400, 40, 220],
    [520, 80, 330],
  ] as const)
    drawBroadleaf(scene, { at: [x + dx, base + dy], height: tall, color: dy > 50 ? '#f2b6c6' : '#f6cbd6' });
};

/** Old oaks over an avenue, with beards of moss. */
export const drawOaks: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  for (const side of [-1, 1]) {
    const at = (distance: number): number => x + side * distance;
    const bark = palette.tone('#4f4338', 0.35);
    for (const [distance, foot, scale] of [
      [300, 60, 0.62],
      [520, 150, 1],
    ] as const) {
      const trunk = path`M${at(distance) - 30 * scale} ${base + foot}q${14 * scale} ${-140 * scale} ${-side * 10} ${-260 * scale}q${-side * 70 * scale} ${-110 * scale} ${-side * 260 * scale} ${-170 * scale}l${side * 4} ${-12 * scale}q${side * 200 * scale} ${20 * scale} ${side * 300 * scale} ${130 * scale}q${side * 40 * scale} ${-70 * scale} ${side * 120 * scale} ${-120 * scale}l${side * 14} 10q${-side * 80 * scale} ${80 * scale} ${-side * 96 * scale} ${190 * scale}q${-side * 4} ${130 * scale} ${side * 16} ${240 * scale}z`;
      canvas.fill(trunk, bark);
    }
    for (const [distance, y, wide, color] of [
      [560, -360, 250, '#3f6248'],
      [400, -400, 220, '#4f7550'],
      [250, -390, 170, '#5f8558'],
      [130, -400, 130, '#6f935f'],
    ] as const) {
      const crown = range(5).map((lobe) =>
        ellipsePath(
          [
            at(distance) + (lobe - 2) * wide * 0.36,
            base + y + Math.abs(lobe - 2) * 22 + random.integer(-12, 12),
          ],
          wide * 0.34,
          66,
        ),
      );
      canvas.fill(crown.join(''), palette.tone(color, 0.5, distance < 300 ? 0.14 : 0.02));
    }
    const moss = range(13).map((strand) => {
      const [mx, my, tall] = [
        at(110 + strand * 42),
        base - 350 + Math.abs((strand % 5) - 2) * 16,
        random.integer(60, 130),
      ];
      return path`M${mx - 9} ${my}q4 ${tall * 0.6} 7 ${tall}q8 ${-tall * 0.5} 11 ${-tall}z`;
    });
    canvas.fill(moss.join(''), palette.tone('#a9b59a', 0.7, 0.06), 0.85);
  }
};

/** Trees at both sides. */
export const drawGrove: DrawSight = (scene, [x, base]) => {
  for (const [dx, dy, tall] of [
    [-560, 120, 300],
    [-430, 70, 210],
    [-330, 40, 140],
    [350, 44, 150],
    [450, 76, 220],
    [570, 126, 310],
  ] as const)
    drawBroadleaf(scene, { at: [x + dx, base + dy], height: tall * scene.random.between(0.92, 1.08) });
};

/** Slender trunks of white with leaves of gold. */
export const drawAspens: DrawSight = ({ canvas, palette, random }, [x, base]) => {
  for (const side of [-1, 1]) {
    for (const index of range(5)) {
      const at = Math.round(x + side * (350 + index * 58) + random.integer(-8, 8));
      const [foot, tall] = [base + 8 + index * 9, 210 + index * 56];
      canvas.fill(path`M${at - 6} ${foot}l3 ${-tall}h6l4 ${tall}z`, palette.tone('#f1ece0', 0.85));
      const marks = range(3).map((mark) => path`M${at - 5} ${foot - tall * (0.12 + mark * 0.1)}h6`);
      canvas.stroke(marks.join(''), { paint: palette.tone('#4a4440', 0.3), width: 3 });
      for (const [lift, share, color] of [
        [0.5, 0.2, '#c4802a'],
        [0.66, 0.2, '#dc9f35'],
        [0.82, 0.17, '#edba45'],
        [0.96, 0.11, '#f7d56a'],
      ] as const) {
        const crown =
          ellipsePath([at, foot - tall * lift], tall * share * 0.82, tall * share * 0.9) +
          ellipsePath(
            [at + tall * share * 0.5 * (random.chance(0.5) ? 1 : -1), foot - tall * (lift - 0.05)],
            tall * share * 0.6,
            tall * share * 0.6,
          );
        canvas.fill(crown, palette.tone(color, 0.85));
      }
    }
  }
};
