/** A degree is 65535 units, so that neighboring cells of a degree share the points of their border. */
export const unitsPerDegree = 65_535;
