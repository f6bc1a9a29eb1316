import type { Point } from '../../../drawing/path.ts';
import type { SightName } from '../../../plans/heroes/city-hero.ts';
import type { Scene } from '../../scene.ts';
import { drawBridge } from '../bridge.ts';
import { LANDMARK_DRAWINGS } from '../landmarks.ts';
import * as afloat from './afloat.ts';
import * as bridges from './bridges.ts';
import * as churches from './churches.ts';
import * as edges from './edges.ts';
import * as halls from './halls.ts';
import * as hotels from './hotels.ts';
import * as nearby from './nearby.ts';
import { drawRockArch } from './rock-arch.ts';
import * as towers from './towers.ts';
import * as trees from './trees.ts';

/** The sights that cities are known for; each is drawn with its foot at a point. */
const SIGHTS: Record<SightName, (scene: Scene, at: Point) => void> = {
  needle: LANDMARK_DRAWINGS.needle,
  dome: LANDMARK_DRAWINGS.dome,
  deco: LANDMARK_DRAWINGS.deco,
  lighthouse: LANDMARK_DRAWINGS.lighthouse,
  wheel: LANDMARK_DRAWINGS.wheel,
  'red-bridge': (scene: Scene, [, y]: Point) => drawBridge(scene, y, '#c2513a'),
  'stone-bridge': bridges.drawStoneBridge,
  'fan-bridge': bridges.drawFanBridge,
  'curved-bridge': bridges.drawCurvedBridge,
  'arch-bridge': bridges.drawArchBridge,
  'green-bridge': bridges.drawGreenBridge,
  'black-tower': towers.drawBlackTower,
  'spire-tower': towers.drawSpireTower,
  'twin-points': towers.drawTwinPoints,
  'pod-tower': towers.drawPodTower,
  casinos: hotels.drawCasinos,
  resorts: hotels.drawResorts,
  obelisk: towers.drawObelisk,
  'big-wheel': hotels.drawBigWheel,
  'glass-towers': hotels.drawGlassTowers,
  cathedral: churches.drawCathedral,
  'tiered-steeple': churches.drawTieredSteeple,
  'brick-hall': halls.drawBrickHall,
  'gold-dome': halls.drawGoldDome,
  spires: churches.drawSpires,
  mission: churches.drawMission,
  'adobe-church': churches.drawAdobeChurch,
  observatory: halls.drawObservatory,
  castle: halls.drawCastle,
  'rock-arch': drawRockArch,
  roofs: halls.drawRoofs,
  sails: afloat.drawSails,
  marina: afloat.drawMarina,
  ferry: afloat.drawFerry,
  'lobster-boats': afloat.drawLobsterBoats,
  outrigger: afloat.drawOutrigger,
  'long-pier': afloat.drawLongPier,
  rowers: afloat.drawRowers,
  umbrellas: afloat.drawUmbrellas,
  'river-barge': afloat.drawRiverBarge,
  'lake-pier': afloat.drawLakePier,
  'tall-palms': trees.drawTallPalms,
  palms: trees.drawPalms,
  saguaros: trees.drawSaguaros,
  pines: trees.drawPines,
  blossoms: trees.drawBlossoms,
  aspens: trees.drawAspens,
  oaks: trees.drawOaks,
  fountain: nearby.drawFountain,
  jets: nearby.drawJets,
  bats: nearby.drawBats,
  balloons: nearby.drawBalloons,
  fireworks: nearby.drawFireworks,
  chairlift: nearby.drawChairlift,
  turbines: nearby.drawTurbines,
  'pool-house': nearby.drawPoolHouse,
  'guard-tower': nearby.drawGuardTower,
  roses: nearby.drawRoses,
  lamps: nearby.drawStreetLamps,
  banks: edges.drawBanks,
  grove: trees.drawGrove,
  rafts: edges.drawRafts,
  ledge: edges.drawLedge,
};

export const drawSight = (scene: Scene, name: SightName, at: Point): void => SIGHTS[name](scene, at);
