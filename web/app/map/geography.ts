import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countiesUrl from 'us-atlas/counties-10m.json?url';
import statesUrl from 'us-atlas/states-10m.json?url';

/** US Census Bureau, cartographic boundaries of 2017: public domain. */
type States = Topology<{ states: GeometryCollection; nation: GeometryCollection }>;
type Counties = Topology<{ counties: GeometryCollection }>;

const read = async <Content>(url: string): Promise<Content> => {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.json()) as Content;
};

export const loadLand = async () => {
  const states = await read<States>(statesUrl);
  return {
    land: feature(states, states.objects.nation),
    stateLines: mesh(states, states.objects.states, (one, other) => one !== other),
  };
};

/** Seven times the size of the states: loaded after the land. */
export const loadCountyLines = async () => {
  const counties = await read<Counties>(countiesUrl);
  return mesh(counties, counties.objects.counties, (one, other) => one !== other);
};
