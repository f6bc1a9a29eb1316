import fs from 'node:fs';
import path from 'node:path';

/** Relative to the built server. */
const assets = path.resolve(import.meta.dirname, '../client/assets');

/** The text of each built style sheet by its address; none in development, when Vite serves them. */
export const readStyles = (): Map<string, string> => {
  if (import.meta.env.DEV) return new Map();
  const names = fs.readdirSync(assets).filter((name) => name.endsWith('.css'));
  return new Map(names.map((name) => [`/assets/${name}`, fs.readFileSync(path.join(assets, name), 'utf8')]));
};
