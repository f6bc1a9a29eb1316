import type { Point } from '../../../drawing/path.ts';
import { path } from '../../../drawing/path.ts';
import type { Scene } from '../../scene.ts';

type DrawSight = (scene: Scene, at: Point) => void;

const OUTLINE =
  'l60-190l60-150l90-90l130-34l130 28l86 78l36 128l68 230h-140l-14-160l-26-110l-66-70l-90-22l-90 32l-54 80l-20 120l10 130z';
const LEFT_SHADE = 'l60-190l60-150l90-90l130-34l-100 74l-110 130l-40 260z';
const RIGHT_SHADE = 'l130 28l86 78l36 128l68 230h-68l-38-190l-44-110l-70-70z';

/** An arch that the wind has cut from red rock, on a slab in layers. */
export const drawRockArch: DrawSight = ({ canvas, palette, sun }, [x, base]) => {
  const [top, foot] = [base - 424, base + 40];
  const outline = path`M${x - 330} ${foot}` + OUTLINE;
  const stops = [palette.tone('#e08a56', 0.95), palette.tone('#b8522f', 0.7), palette.tone('#a0452c', 0.4)];
  canvas.fill(outline, canvas.verticalGradient(top, foot, stops));
  const shade = sun < 0 ? path`M${x + 10} ${top}` + RIGHT_SHADE : path`M${x - 330} ${foot}` + LEFT_SHADE;
  canvas.fill(shade, palette.tone('#6f2a24', 0.1), 0.34);
  const bands = [0.3, 0.5, 0.7].map(
    (share) =>
      path`M${x - 290 + share * 120} ${base - share * 380}q40 -20 90 -6M${x + 170 + share * 10} ${base - share * 330}q40 -16 80 0`,
  );
  canvas.stroke(bands.join(''), { paint: palette.tone('#8f3f28', 0.2), width: 7, round: true, opacity: 0.4 });
  const slab = path`M-10 806V${base + 90}Q${x - 460} ${base + 6} ${x - 200} ${base + 22}T${x + 240} ${base + 18}T1210 ${base + 110}V806z`;
  const stone = [palette.tone('#d07a4c', 0.95), palette.tone('#a8522f', 0.5)];
  canvas.fill(slab, canvas.verticalGradient(base, 806, stone));
  const layers = [60, 106, 150].map(
    (down) =>
      path`M${x - 560} ${base + down + 20}Q${x - 200} ${base + down - 22} ${x + 60} ${base + down}t540 16`,
  );
  canvas.stroke(layers.join(''), {
    paint: palette.tone('#8f3f28', 0.3),
    width: 7,
    round: true,
    opacity: 0.35,
  });
};
