import type { VenueKind } from '../../../../../contract/events/rules.ts';
import { mixColors } from '../../../drawing/color.ts';
import { range } from '../../../drawing/numbers.ts';
import { polygonPath } from '../../../drawing/path.ts';
import { drawBackdrop } from '../../land/backdrop.ts';
import type { Scene } from '../../scene.ts';
import { Camera, type Place } from '../field/camera.ts';
import { drawCrowd } from '../people.ts';
import { type Act, drawPerformer } from './performers.ts';
import { drawBeams } from './show-light.ts';

export interface StageSeat {
  kind: VenueKind;
  /** degrees clockwise from the top of the seat map; 180 is straight in front of the stage */
  angle: number;
  /** meters */
  distance: number;
  height: number;
}

interface Hall {
  half: number;
  depth: number;
  tall: number;
  acts: readonly Act[];
  light: string;
  wall: string;
  isOpenAir: boolean;
}

const ROOM = { half: 9, depth: 7, tall: 8, isOpenAir: false } as const;

const hallOf = (kind: VenueKind): Hall => {
  switch (kind) {
    case 'theater':
      return { ...ROOM, acts: ['hands', 'sing', 'talk'], light: '#ffcf8a', wall: '#8f2440' };
    case 'concert-hall':
      return {
        ...ROOM,
        half: 11,
        acts: ['keys', 'guitar', 'hands', 'guitar', 'keys'],
        light: '#ffe0a8',
        wall: '#b5794a',
      };
    case 'club':
      return {
        ...ROOM,
        half: 5.5,
        depth: 4,
        tall: 4.6,
        acts: ['guitar', 'sing', 'guitar'],
        light: '#ff5f9f',
        wall: '#3a2a5a',
      };
    case 'comedy-club':
      return { ...ROOM, half: 3.6, depth: 3, tall: 4, acts: ['talk'], light: '#ffe9b8', wall: '#8f4a38' };
    case 'concert-arena':
      return {
        ...ROOM,
        half: 15,
        depth: 11,
        tall: 13,
        acts: ['guitar', 'sing', 'guitar'],
        light: '#5fa8ff',
        wall: '#1c2448',
      };
    default:
      return {
        ...ROOM,
        half: 13,
        depth: 10,
        tall: 12,
        acts: ['guitar', 'sing', 'guitar'],
        light: '#ff9a5a',
        wall: '#2a2440',
        isOpenAir: true,
      };
  }
};

const drawRoom = (scene: Scene, camera: Camera, hall: Hall): void => {
  const { canvas } = scene;
  const horizon = Math.max(170, Math.min(400, camera.horizon));
  if (hall.isOpenAir) {
    drawBackdrop(scene, 'hills', { horizon, sunAt: [940, 110] });
    canvas.rectangle(
      [0, horizon, 1200, 800 - horizon],
      canvas.verticalGradient(horizon, 800, ['#3a5a44', '#22382c']),
    );
    return;
  }
  const dark = mixColors(hall.wall, '#0c0a14', 0.72);
  canvas.rectangle(
    [0, 0, 1200, 800],
    canvas.verticalGradient(0, 800, [mixColors(dark, '#000000', 0.4), dark, mixColors(dark, '#000000', 0.3)]),
  );
};

const drawStage = ({ canvas }: Scene, camera: Camera, hall: Hall): void => {
  const { half, depth, tall, light, wall } = hall;
  const face = (paint: string, ...places: readonly Place[]): void =>
    canvas.fill(camera.outline(places).map(polygonPath).join(''), paint);
  const [floor, back] = [1.2, -depth];
  face(
    canvas.fittedGradient([mixColors(wall, light, 0.55), mixColors(wall, light, 0.2)]),
    [-half, back, floor],
    [half, back, floor],
    [half, back, tall],
    [-half, back, tall],
  );
  for (const side of [-1, 1]) {
    const x = side * half;
    face(mixColors(wall, '#000000', 0.3), [x, back, floor], [x, 0, floor], [x, 0, tall], [x, back, tall]);
    face(
      mixColors(wall, '#000000', 0.5),
      [x, 0.4, 0],
      [x + side * half * 0.5, 0.4, 0],
      [x + side * half * 0.5, 0.4, tall * 1.1],
      [x, 0.4, tall * 1.1],
    );
  }
  face(
    mixColors(wall, '#000000', 0.45),
    [-half, 0.4, tall * 0.92],
    [half, 0.4, tall * 0.92],
    [half, 0.4, tall * 1.1],
    [-half, 0.4, tall * 1.1],
  );
  face(
    canvas.fittedGradient(['#c99a6a', '#8a6040']),
    [-half, back, floor],
    [half, back, floor],
    [half, 0, floor],
    [-half, 0, floor],
  );
  face('#17121a', [-half, 0, floor], [half, 0, floor], [half, 0, 0], [-half, 0, 0]);
  const [x, y] = camera.project([0, -depth / 2, tall * 0.5]);
  canvas.glow({
    at: [x, y],
    radius: Math.min(520, camera.scale([0, 0, 0]) * half * 1.3),
    color: light,
    opacity: 0.5,
  });
};

/** A stage in simple perspective, with the heads of those in front. */
export const drawStageView = (scene: Scene, { kind, angle, distance, height }: StageSeat): void => {
  const { canvas, random } = scene;
  const hall = hallOf(kind);
  const turn = (angle * Math.PI) / 180;
  const reach = Math.max(hall.half * 0.55, distance);
  const from: Place = [
    Math.sin(turn) * reach,
    Math.max(hall.half * 0.4, -Math.cos(turn) * reach),
    2 + height,
  ];
  const away = Math.hypot(from[0], from[1]);
  // Far seats look through a longer lens, as one does when one concentrates on the stage.
  const lens = Math.min(2200, 520 + 34 * away ** 0.95);
  const camera = new Camera({ from, to: [from[0] * 0.08, 0, hall.tall * 0.42], lens, middle: 360 });
  drawRoom(scene, camera, hall);
  drawStage(scene, camera, hall);
  const lamps = range(5).map((index) =>
    camera.project([((index - 2) / 2.4) * hall.half, -1, hall.tall * 0.9]),
  );
  drawBeams(
    canvas,
    lamps.map((lamp, index) => ({
      from: lamp,
      to: camera.project([((index - 2) / 3) * hall.half, -hall.depth * 0.4, 1.2]),
      spread: camera.scale([0, 0, 0]) * hall.half * 0.16,
      color: index % 2 ? hall.light : '#fff3d6',
      opacity: 0.45,
    })),
  );
  const spacing = (hall.half * 1.2) / Math.max(1, hall.acts.length);
  for (const [index, act] of hall.acts.entries()) {
    const place: Place = [(index - (hall.acts.length - 1) / 2) * spacing, -hall.depth * 0.35, 1.2];
    drawPerformer(canvas, {
      at: camera.project(place),
      height: Math.max(30, camera.scale(place) * 1.95),
      color: '#15101c',
      act,
    });
  }
  const dark = mixColors(hall.wall, '#07060c', 0.86);
  const front = Math.max(470, Math.min(700, camera.project([0, 1, 0])[1]));
  canvas.rectangle(
    [0, front, 1200, 800 - front],
    canvas.verticalGradient(front, 800, [
      [dark, 0.2],
      [dark, 1],
    ]),
  );
  for (const share of [0.15, 0.45, 1]) {
    const y = front + (806 - front) * share;
    drawCrowd({
      canvas,
      random,
      y,
      height: 44 + 84 * share,
      count: Math.round(26 - 15 * share),
      paints: [dark, mixColors(dark, hall.light, 0.08)],
      hands: 0,
    });
  }
};
