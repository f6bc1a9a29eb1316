const around = 360 * 65_535;

/** The same point on both sides of the date line has one name. */
const nameOf = (points: readonly number[], index: number): string => {
  const [x = 0, y = 0] = [points[index], points[index + 1]];
  return `${((x % around) + around) % around},${y}`;
};

const isClosed = (points: readonly number[]) => nameOf(points, 0) === nameOf(points, points.length - 2);

/** Continues a line without a jump where it crosses the meridian at which longitudes begin. */
const append = (line: number[], next: readonly number[]) => {
  for (let index = 2; index < next.length; index += 2) {
    const [before = 0, x = 0, y = 0] = [line.at(-2), next[index], next[index + 1]];
    line.push(x + Math.round((before - x) / around) * around, y);
  }
};

/**
 * Joins segments that end where another one begins. Where three or more segments meet, as at the mouth of a river, the line
 * goes on with the first one that is left.
 */
export const joinSegments = (segments: readonly number[][]): number[][] => {
  const usable = segments.filter((points) => points.length >= 4);
  const lines = usable.filter(isClosed);
  const open = usable.filter((points) => !isClosed(points));
  const byStart = Map.groupBy(open, (points) => nameOf(points, 0));
  const byEnd = new Set(open.map((points) => nameOf(points, points.length - 2)));
  const used = new Set<number[]>();
  const follow = (first: number[]) => {
    used.add(first);
    const line = [...first];
    for (;;) {
      const next = byStart.get(nameOf(line, line.length - 2))?.find((points) => !used.has(points));
      if (!next) return line;
      used.add(next);
      append(line, next);
    }
  };
  const fromTheirStart = open.toSorted(
    (one, other) => Number(byEnd.has(nameOf(one, 0))) - Number(byEnd.has(nameOf(other, 0))),
  );
  for (const first of fromTheirStart) if (!used.has(first)) lines.push(follow(first));
  return lines;
};
