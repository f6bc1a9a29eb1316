import type { Scene } from '../scene.ts';
import { type PlantPlace, pickSpecimen } from './plant.ts';

const SHAPES = [
  'M0 0V-284M0-128h-34q-26 0-26-26v-56M0-168h30q24 0 24-24v-40',
  'M0 0V-280M0-104h38q26 0 26-26v-70',
  'M0 0V-260M0-150h-30q-22 0-22-22v-40',
];

/** A stem with arms, stroked three times; each stroke is thinner, lighter and closer to the sunlit side. */
export const drawSaguaro = (scene: Scene, { at, height, depth = 0 }: PlantPlace): void => {
  const { canvas, palette, sun } = scene;
  const variant = pickSpecimen(scene, SHAPES.length);
  const symbol = canvas.symbol(`saguaro ${variant} ${sun} ${depth.toFixed(1)}`, () => {
    const data = SHAPES[variant] as string;
    canvas.stroke(data, { paint: palette.tone('#4d7a60', 0.1, depth), width: 36, round: true });
    canvas.grouped(`transform="translate(${sun * 6})"`, () =>
      canvas.stroke(data, { paint: palette.tone('#5f8f68', 0.75, depth), width: 20, round: true }),
    );
    canvas.grouped(`transform="translate(${sun * 11})"`, () =>
      canvas.stroke(data, { paint: palette.tone('#9fbf84', 1, depth), width: 4, round: true, opacity: 0.8 }),
    );
  });
  canvas.use(symbol, { at, scale: height / 300 });
};
