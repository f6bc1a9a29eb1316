import type { VenueKind } from '../../../../contract/events/rules.ts';
import { Random } from '../../drawing/random.ts';
import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { SeatViewPlan } from '../../plans/picture-plan.ts';
import type { Scene } from '../scene.ts';
import type { Place, Shot } from './field/camera.ts';
import { drawFieldView } from './field/field-event.ts';
import { SPORTS, type Sport } from './field/sports.ts';
import { drawStageView } from './stage/stage-view.ts';

const SPORT_OF_KIND: Partial<Record<VenueKind, Sport>> = {
  'hockey-arena': 'hockey',
  'basketball-arena': 'basketball',
  'football-stadium': 'football',
  'soccer-stadium': 'soccer',
  ballpark: 'baseball',
};

/** Meters from the field or stage to the farthest seat, and up to the highest one. */
const REACH: Record<VenueKind, readonly [distance: number, height: number]> = {
  'hockey-arena': [66, 26],
  'basketball-arena': [56, 26],
  'concert-arena': [80, 24],
  'football-stadium': [112, 42],
  'soccer-stadium': [108, 36],
  ballpark: [120, 34],
  theater: [34, 12],
  'concert-hall': [38, 12],
  club: [20, 5],
  'comedy-club': [16, 2],
  amphitheater: [95, 12],
  'festival-grounds': [130, 6],
};

const RADIAN = Math.PI / 180;
const COLORS = ['#2f6fa8', '#f4f1ea'] as const;

const fieldShot = (plan: SeatViewPlan, sport: Sport): Shot => {
  const [reach, top] = REACH[plan.kind];
  const { half } = SPORTS[sport];
  const [x, y] = [Math.sin(plan.angle * RADIAN), -Math.cos(plan.angle * RADIAN)];
  const isBallpark = sport === 'baseball';
  // In front of the first row is the field: its edge in this direction is the nearest place.
  const edge = isBallpark ? 18 : 1 / Math.hypot(x / (half[0] + 3), y / (half[1] + 3));
  const distance = Math.max(edge, plan.distance * reach);
  const from: Place = [x * distance, y * distance, 3.4 + plan.height * top];
  const to: Place = isBallpark ? [x * -6, -34, 0] : [x * distance * 0.12, y * distance * 0.06, 0];
  return { from, to, lens: 860, middle: 440 };
};

/** What one sees from a seat. */
export const drawSeatView = (canvas: Canvas, palette: Palette, plan: SeatViewPlan): void => {
  const random = new Random(`seat-view:${plan.kind}`);
  const scene: Scene = { canvas, palette, random, sun: 1 };
  const sport = SPORT_OF_KIND[plan.kind];
  const heads = { y: 806, height: 118, count: 11, hands: 0 };
  if (sport) {
    drawFieldView(scene, { sport, shot: fieldShot(plan, sport), colors: COLORS, heads }, 'city');
    return;
  }
  const [reach, top] = REACH[plan.kind];
  drawStageView(scene, {
    kind: plan.kind,
    angle: plan.angle,
    distance: plan.distance * reach,
    height: plan.height * top,
  });
};
