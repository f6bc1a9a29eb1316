import fs from 'node:fs';
import path from 'node:path';
import { cutTiles } from './cut-tiles.ts';
import { readLayers } from './layers.ts';
import { writeArchive } from './write-archive.ts';

const target = path.resolve(import.meta.dirname, '../../web/app/map/tiles/us.pmtiles');

const layers = await readLayers();
for (const { name, features } of layers) console.error(`${name}: ${features.length}`);
const tiles = cutTiles(layers);
const metadata = {
  name: 'Golark map',
  attribution: 'GSHHG 2.3.7 (Wessel & Smith, LGPL), US Census Bureau, GeoNames (CC BY 4.0)',
  vector_layers: layers.map(({ name }) => ({ id: name, fields: {} })),
};
const archive = writeArchive(tiles, metadata);
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, archive);
console.error(`${tiles.length} tiles, ${archive.length} bytes: ${target}`);
