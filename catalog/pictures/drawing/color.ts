import { clamp } from './numbers.ts';

type Triple = [number, number, number];

// Colors are mixed in OKLab, which keeps the brightness and saturation of blends (bottosson.github.io/posts/oklab).
const labCache = new Map<string, Triple>();

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;

const channelsOf = (hex: string): Triple => {
  const digits = hex.slice(1);
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const channel = (start: number) => Number.parseInt(long.slice(start, start + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
};

const hexOf = (channels: Triple): string => {
  const pairs = channels.map((channel) =>
    Math.round(clamp(channel) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return pairs.every((pair) => pair[0] === pair[1])
    ? `#${pairs.map((pair) => pair[0]).join('')}`
    : `#${pairs.join('')}`;
};

const labOf = (hex: string): Triple => {
  const cached = labCache.get(hex);
  if (cached) return cached;
  const [red, green, blue] = channelsOf(hex).map(toLinear) as Triple;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lab: Triple = [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
  labCache.set(hex, lab);
  return lab;
};

const colorOfLab = ([lightness, a, b]: Triple): string => {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear: Triple = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  return hexOf(linear.map((channel) => fromLinear(clamp(channel))) as Triple);
};

/** `share` 0 returns the first color, 1 the second. */
export const mixColors = (first: string, second: string, share: number): string => {
  const from = labOf(first);
  const to = labOf(second);
  const at = clamp(share);
  return colorOfLab(from.map((value, index) => value + ((to[index] as number) - value) * at) as Triple);
};

interface ColorShift {
  lightness?: number;
  /** saturation factor: 0 is gray */
  chroma?: number;
  /** degrees */
  hue?: number;
}

export const shiftColor = (color: string, { lightness = 0, chroma = 1, hue = 0 }: ColorShift): string => {
  const [light, a, b] = labOf(color);
  const radius = Math.hypot(a, b) * chroma;
  const angle = Math.atan2(b, a) + (hue * Math.PI) / 180;
  return colorOfLab([clamp(light + lightness), radius * Math.cos(angle), radius * Math.sin(angle)]);
};

/** Multiplies a color by a colored light; highlights are compressed below white, so that they keep their hue. */
export const lightColor = (color: string, light: Triple): string => {
  const soften = (value: number) => (value > 0.9 ? 0.9 + (1 - Math.exp(-(value - 0.9) * 6)) * 0.1 : value);
  return hexOf(
    channelsOf(color).map((channel, index) => soften(channel * (light[index] as number))) as Triple,
  );
};

export const lighter = (color: string, by: number): string => shiftColor(color, { lightness: by });

export const darker = (color: string, by: number): string => shiftColor(color, { lightness: -by });
