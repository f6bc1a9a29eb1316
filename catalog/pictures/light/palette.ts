import { lightColor, mixColors } from '../drawing/color.ts';
import { Random } from '../drawing/random.ts';
import type { Region, Season, Time } from '../plans/picture-plan.ts';
import { type LandColors, landColors } from './regions.ts';
import { DESERT_DAY_SKIES, type Sky, skiesAt } from './skies.ts';

interface TimeLight {
  /** light in the sun and in the shade: factors for red, green and blue */
  sunlight: [number, number, number];
  skylight: [number, number, number];
  sunColor: string;
  glowColor: string;
  /** range of the sun's position, from the top of the sky (0) to the horizon (1) */
  sunHeight: readonly [number, number];
  /** share of lit windows */
  lampShare: number;
  /** factor for the haze in front of distant objects */
  hazeDensity: number;
}

const LIGHTS: Record<Time, TimeLight> = {
  day: {
    sunlight: [1.07, 1.04, 0.97],
    skylight: [0.6, 0.7, 0.86],
    sunColor: '#fffbe8',
    glowColor: '#fff3c9',
    sunHeight: [0.13, 0.24],
    lampShare: 0.08,
    hazeDensity: 0.9,
  },
  dawn: {
    sunlight: [1.1, 0.96, 0.88],
    skylight: [0.6, 0.63, 0.8],
    sunColor: '#fff3d6',
    glowColor: '#ffdca8',
    sunHeight: [0.36, 0.46],
    lampShare: 0.35,
    hazeDensity: 1,
  },
  golden: {
    sunlight: [1.16, 0.98, 0.74],
    skylight: [0.56, 0.53, 0.66],
    sunColor: '#fff2c4',
    glowColor: '#ffd27a',
    sunHeight: [0.3, 0.44],
    lampShare: 0.5,
    hazeDensity: 1,
  },
  dusk: {
    sunlight: [0.88, 0.7, 0.72],
    skylight: [0.38, 0.38, 0.58],
    sunColor: '#ffd9a0',
    glowColor: '#ff9d6b',
    sunHeight: [0.44, 0.52],
    lampShare: 1,
    hazeDensity: 0.95,
  },
  night: {
    sunlight: [0.46, 0.56, 0.8],
    skylight: [0.2, 0.27, 0.46],
    sunColor: '#f4f1dc',
    glowColor: '#b9cbe6',
    sunHeight: [0.13, 0.26],
    lampShare: 1,
    hazeDensity: 0.85,
  },
  mist: {
    sunlight: [0.94, 0.95, 0.95],
    skylight: [0.68, 0.74, 0.78],
    sunColor: '#fffdf2',
    glowColor: '#ffffff',
    sunHeight: [0.22, 0.34],
    lampShare: 0.4,
    hazeDensity: 1.25,
  },
};

/** Returns the displayed color of a material: in sun (`light` 1) or shade (0), behind haze (`depth`, 0 to 1). */
type Tone = (color: string, light?: number, depth?: number) => string;

export interface Palette extends TimeLight {
  time: Time;
  season: Season;
  region: Region;
  sky: Sky;
  land: LandColors;
  haze: string;
  tone: Tone;
  isNight: boolean;
  /** dusk or night: lamps are on */
  isDark: boolean;
  lamp: string;
  lampCore: string;
}

interface PaletteFacts {
  time: Time;
  region: Region;
  season: Season;
  seed: string;
}

export const makePalette = ({ time, region, season, seed }: PaletteFacts): Palette => {
  const random = new Random(`palette:${seed}`);
  const light = LIGHTS[time];
  const sky = random.pick(region === 'desert' && time === 'day' ? DESERT_DAY_SKIES : skiesAt(time));
  const haze = mixColors(sky[2], sky[3], time === 'night' ? 0.15 : 0.45);
  const isNight = time === 'night';
  return {
    ...light,
    time,
    season,
    region,
    sky,
    haze,
    land: landColors(region, season),
    tone: makeTone(light, haze),
    isNight,
    isDark: isNight || time === 'dusk',
    lamp: '#ffcf7d',
    lampCore: '#fff0c4',
  };
};

const makeTone = (light: TimeLight, haze: string): Tone => {
  const paints = new Map<string, string>();
  return (color, sun = 0.6, depth = 0) => {
    const key = `${color} ${sun.toFixed(2)} ${depth.toFixed(2)}`;
    const cached = paints.get(key);
    if (cached) return cached;
    const lit = mixColors(lightColor(color, light.skylight), lightColor(color, light.sunlight), sun);
    const paint = mixColors(lit, haze, Math.min(0.95, depth * light.hazeDensity));
    paints.set(key, paint);
    return paint;
  };
};

type IndoorLight = readonly [lit: [number, number, number], shade: [number, number, number]];

const INDOOR_LIGHTS: Record<Time, IndoorLight> = {
  day: [
    [1.05, 1.03, 0.99],
    [0.78, 0.81, 0.87],
  ],
  dawn: [
    [1.08, 1, 0.93],
    [0.76, 0.75, 0.82],
  ],
  golden: [
    [1.15, 1.02, 0.83],
    [0.72, 0.66, 0.67],
  ],
  dusk: [
    [1.1, 0.92, 0.72],
    [0.5, 0.45, 0.5],
  ],
  night: [
    [1.08, 0.9, 0.68],
    [0.4, 0.36, 0.44],
  ],
  mist: [
    [1, 1, 0.99],
    [0.77, 0.79, 0.82],
  ],
};

export interface IndoorPalette extends Palette {
  hasLampsOn: boolean;
}

/** The palette for rooms: lit by the window, at dusk and at night by lamps. */
export const indoorPalette = (outside: Palette): IndoorPalette => {
  const [lit, shade] = INDOOR_LIGHTS[outside.time];
  return {
    ...outside,
    hasLampsOn: !['day', 'mist'].includes(outside.time),
    tone: (color, light = 0.6) => mixColors(lightColor(color, shade), lightColor(color, lit), light),
  };
};
