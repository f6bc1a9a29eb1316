import h5wasm, { File } from 'h5wasm/node';
import { joinSegments } from './join-segments.ts';
import { unitsPerDegree } from './units.ts';

/** The place of Debian's package `gmt-gshhg-full`. */
const folder = '/usr/share/gmt-gshhg';

/** The cells are rows of 360 from the north pole; points are relative to the south-west corner of their cell. */
const pointsOf = ({ start, east, north }, { cell, segment }, size) => {
  const corner = { x: (cell % 360) * unitsPerDegree, y: (89 - Math.floor(cell / 360)) * unitsPerDegree };
  return Array.from({ length: size }, (_, index) => start[segment] + index).flatMap((index) => [
    corner.x + (east[index] & 0xffff),
    corner.y + (north[index] & 0xffff),
  ]);
};

const openCells = async (name) => {
  await h5wasm.ready;
  const file = new File(`${folder}/binned_${name}_f.nc`, 'r');
  const read = (variable) => file.get(variable).value;
  const cells = {
    count: read('N_segments_in_a_bin'),
    first: read('Id_of_first_segment_in_a_bin'),
    start: read('Id_of_first_point_in_a_segment'),
    east: read('Relative_longitude_from_SW_corner_of_bin'),
    north: read('Relative_latitude_from_SW_corner_of_bin'),
  };
  return { read, cells };
};

function* segmentsOf({ count, first }) {
  for (let cell = 0; cell < count.length; cell++)
    for (let index = 0; index < count[cell]; index++) yield { cell, segment: first[cell] + index };
}

/** Rings of land (level 1), lakes (2), islands in lakes (3) and ponds on those (4). */
export const readShores = async () => {
  const { read, cells } = await openCells('GSHHS');
  const packed = read('Embedded_npts_levels_exit_entry_for_a_segment');
  const [polygons, areas] = [read('Id_of_GSHHS_ID'), read('The_km_squared_area_of_polygons')];
  const byPolygon = Map.groupBy(segmentsOf(cells), ({ segment }) => polygons[segment]);
  return [...byPolygon].flatMap(([id, segments]) => {
    const lines = segments.map((at) => pointsOf(cells, at, packed[at.segment] >> 9));
    const level = (packed[segments[0].segment] >> 6) & 7;
    return joinSegments(lines).map((points) => ({ level, areaKm2: Math.abs(areas[id]), points }));
  });
};

/** Rivers (level 1 is the largest) or borders (level 1 is that of a nation). */
export const readLines = async (name) => {
  const { read, cells } = await openCells(name);
  const [sizes, levels] = [read('N_points_for_a_segment'), read('Hierarchial_level_of_a_segment')];
  const byLevel = Map.groupBy(segmentsOf(cells), ({ segment }) => levels[segment]);
  return [...byLevel].flatMap(([level, segments]) => {
    const lines = segments.map((at) => pointsOf(cells, at, sizes[at.segment]));
    return joinSegments(lines).map((points) => ({ level, areaKm2: 0, points }));
  });
};
