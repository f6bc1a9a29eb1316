import type { Canvas } from '../../drawing/svg-writer.ts';
import type { Palette } from '../../light/palette.ts';
import type { EventPlan } from '../../plans/picture-plan.ts';
import { drawFieldEvent } from './field/field-event.ts';

export const drawEvent = (canvas: Canvas, palette: Palette, plan: EventPlan): void =>
  drawFieldEvent(canvas, palette, plan);
