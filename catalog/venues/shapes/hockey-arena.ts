import type { Point } from '../../pictures/drawing/path.ts';
import { rink } from '../fields/rink.ts';
import { trackAround } from '../geometry/tracks.ts';
import { arenaTiers } from '../layout/arena-tiers.ts';
import { bowlSections } from '../layout/bowl.ts';
import { type VenueShape, WIDTH } from '../layout/draft.ts';

const FEET = 100;
const MARGIN = 8;

export const hockeyArena: VenueShape = (facts) => {
  const { random } = facts;
  const tiers = arenaTiers(facts);
  const reach = Math.max(...tiers.map(({ outer }) => outer));
  const halfWidth = WIDTH / 2 - MARGIN - reach;
  const unit = halfWidth / FEET;
  const halfHeight = 42.5 * unit;
  const height = Math.round(2 * (halfHeight + reach + MARGIN));
  const center: Point = [WIDTH / 2, height / 2];
  const corner = random.between(28, 42) * unit;
  const track = trackAround({ center, halfWidth, halfHeight, corner });
  return {
    ...{ width: WIDTH, height, action: center, field: rink(center, unit) },
    sections: bowlSections({ track, center, half: [halfWidth, halfHeight], tiers }),
  };
};
