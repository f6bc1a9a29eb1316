import { mixColors } from '../../drawing/color.ts';
import { range, steps } from '../../drawing/numbers.ts';
import { circlePath, ellipsePath, type Point, path } from '../../drawing/path.ts';
import { buildPergola, drawDeckFloor, drawDeckRail, drawSunlightOnDeck } from './deck.ts';
import { drawTowels } from './furniture.ts';
import { drawPottedPlant } from './potted-plant.ts';
import { drawFloorShadow, drawRoomBlock, project, type RoomScene, scaleAt } from './room-scene.ts';

const DISTANCE = 4.3;

/** A steaming wooden tub on a deck with a view. */
export const drawHotTubDeck = (scene: RoomScene): void => {
  const { sun, style, random } = scene;
  drawDeckFloor(scene);
  drawDeckRail(scene);
  drawSunlightOnDeck(scene);
  buildPergola(scene);
  const center = -sun * random.between(0.2, 0.8);
  drawTub(scene, center);
  drawRoomBlock(scene, [center - 0.45, center + 0.45, 0.26, 0.5, 3.25, 3.5], style.wood);
  drawRoomBlock(scene, [center - 0.45, center + 0.45, 0, 0.26, 3, 3.25], style.wood);
  drawPottedPlant(scene, [sun * 2.5, 5.4], 1.6);
  const stool = sun * 1.75;
  drawRoomBlock(scene, [stool - 0.25, stool + 0.25, 0, 0.5, 4.4, 4.8], style.wood);
  drawTowels(scene, [stool, 0.5, 4.45]);
};

const drawTub = (scene: RoomScene, center: number): void => {
  const { canvas, outside: palette, sun } = scene;
  const [x, rim] = project(scene, [center, 0.9, DISTANCE]);
  const foot = project(scene, [0, 0, DISTANCE])[1];
  const radius = 1.15 * scaleAt(scene, DISTANCE);
  const flatness = radius * 0.26;
  drawFloorShadow(scene, { x: [center - 1.3, center + 1.3], z: [3.6, 5] }, 0.34);
  const staves = [palette.tone('#b98258', 1), palette.tone('#7a4e33', 0.15)];
  const wood = canvas.horizontalGradient(x - radius, x + radius, sun < 0 ? staves : staves.toReversed());
  canvas.fill(path`M${x - radius} ${rim}V${foot}a${radius} ${flatness} 0 0 0 ${2 * radius} 0V${rim}z`, wood);
  const seams = steps(-5, 5, 1).map((index) => {
    const bulge = Math.cos(index * 0.29) * flatness;
    return path`M${x + Math.sin(index * 0.29) * radius} ${rim + bulge}V${foot + bulge}`;
  });
  canvas.stroke(seams.join(''), { paint: palette.tone('#3f281c', 0.2), width: 2, opacity: 0.5 });
  canvas.fill(ellipsePath([x, rim], radius, flatness), palette.tone('#e3bd92', 0.9));
  const water = palette.isDark
    ? ['#3fb0bb', '#8fe6dd']
    : [mixColors(palette.sky[2], '#4fb8c4', 0.5), palette.tone('#45b3c0', 0.9)];
  canvas.fill(ellipsePath([x, rim + 4], radius * 0.88, flatness * 0.82), canvas.fittedGradient(water));
  if (palette.isDark) {
    canvas.glow({
      at: [x, rim],
      radius: radius * 1.3,
      radiusY: radius * 0.7,
      color: '#7fe3da',
      opacity: 0.35,
    });
  }
  drawSteam(scene, [x, rim], radius);
};

const drawSteam = ({ canvas, random }: RoomScene, [x, y]: Point, radius: number): void => {
  const steam = range(4).map(
    () =>
      path`M${x + random.between(-0.6, 0.5) * radius} ${y - 6}q${random.integer(-30, 30)} -60 ${random.integer(-8, 14)} -110t${random.integer(-14, 14)} -90`,
  );
  canvas.stroke(steam.join(''), { paint: '#fff', width: 26, round: true, opacity: 0.09 });
  const bubbles = range(16).map(() =>
    circlePath(
      Math.round(x + random.between(-0.75, 0.75) * radius),
      Math.round(y + random.between(-0.05, 0.13) * radius),
      random.integer(3, 8),
    ),
  );
  canvas.fill(bubbles.join(''), '#fff', 0.5);
};
