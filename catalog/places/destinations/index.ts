import { center } from './center.ts';
import { east } from './east.ts';
import { mountain } from './mountain.ts';
import { west } from './west.ts';

/** A named landmark that texts can mention: river, lake, beach (or bay), mountain, park (or another sight). */
export interface Landmark {
  kind: 'r' | 'l' | 'b' | 'm' | 'p';
  name: string;
  /** Where it is, to about a mile; null for what is long or wide, such as rivers, ranges and large lakes. */
  at: { latitude: number; longitude: number } | null;
}

export interface Neighborhood {
  name: string;
  latitude: number;
  longitude: number;
}

/** A city that travelers visit, with tags for what it is known for. */
export interface Destination {
  stateId: string;
  cityName: string;
  share: number;
  priceFactor: number;
  tags: string[];
  landmarks: Landmark[];
  neighborhoods: Neighborhood[];
}

const parsePoint = (at: string): { latitude: number; longitude: number } => {
  const [latitude, longitude] = at.split(',').map(Number);
  return { latitude: latitude ?? 0, longitude: longitude ?? 0 };
};

const parseNames = (names: string): Pick<Destination, 'landmarks' | 'neighborhoods'> => {
  const landmarks: Landmark[] = [];
  const neighborhoods: Neighborhood[] = [];
  for (const entry of names.split(';').filter(Boolean)) {
    const kind = entry.slice(0, 1);
    const [name = '', at = ''] = entry.slice(2).split('@');
    if (kind === 'h') neighborhoods.push({ name, ...parsePoint(at) });
    else landmarks.push({ kind: kind as Landmark['kind'], name, at: at ? parsePoint(at) : null });
  }
  return { landmarks, neighborhoods };
};

const parseDestination = (line: string): Destination => {
  const [stateId = '', cityName = '', share, priceFactor, tags = '', names = ''] = line.split('|');
  return {
    stateId,
    cityName,
    share: Number(share),
    priceFactor: Number(priceFactor),
    tags: tags.split(' ').filter(Boolean),
    ...parseNames(names),
  };
};

export const destinations: Destination[] = [west, mountain, center, east].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .filter((line) => line && !line.startsWith('//'))
    .map(parseDestination),
);
