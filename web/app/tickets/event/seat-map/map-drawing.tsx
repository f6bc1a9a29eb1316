import type { SeatMap } from '@golark/contract/events/seat-map-schemas';

const bays = 'M0-6.4a1.5 1.5 0 1 1 .01 0M0-2.9V1.4H4L6 5.4H7.6M0-1.1H3.2M-2-.1A3.9 3.9 0 1 0 3 5';

/** Price bands differ by lightness and by pattern: plain, dots, lines, grid. */
export const BandPatterns = () => (
  <defs>
    <pattern id="seat-band-2" width="7" height="7" patternUnits="userSpaceOnUse">
      <circle cx="1.8" cy="1.8" r="1.1" className="map-ink-2" />
    </pattern>
    <pattern
      id="seat-band-3"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V7" className="map-ink-3" />
    </pattern>
    <pattern
      id="seat-band-4"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
    >
      <path d="M0 0V7M0 0H7" className="map-ink-4" />
    </pattern>
  </defs>
);

/** The field or stage below the sections. */
export const Field = ({ field }: Pick<SeatMap, 'field'>) => (
  <g className="map-field">
    {field.map(({ role, d }) => (
      <path key={`${role} ${d}`} data-role={role} d={d} />
    ))}
  </g>
);

export const BaySign = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="8.5" />
    <path d={bays} transform="translate(-.8 .4) scale(.72)" />
  </g>
);

/** The signs of the accessible bays, at their places and under every filter. */
export const BaySigns = ({ sections }: Pick<SeatMap, 'sections'>) => (
  <g className="map-bays">
    {sections.flatMap((section) =>
      section.bays.map(({ label, at: [x, y] }) => <BaySign key={label} x={x} y={y} />),
    )}
  </g>
);
