import type { Measure, Offender } from '../measure.ts';
import { isProductCode, type SourceFile } from '../source-file.ts';
import { listNamedTables } from './sql-tables.ts';

/** Who owns each table, and which features may import which. */
export interface Ownership {
  /** The tables of each feature. */
  owners: Readonly<Record<string, readonly string[]>>;
  /** Features in later rows may import features in earlier rows. */
  layers: readonly (readonly string[])[];
}

const featureOf = (path: string): string | null => /^server\/src\/([^/]+)\//.exec(path)?.[1] ?? null;

/** The row of a feature. The platform is below all of them; `cli` and `web`, which import features, are above. */
const layerOf = (feature: string, layers: Ownership['layers']): number => {
  if (feature === 'platform') return -1;
  const row = layers.findIndex((layer) => layer.includes(feature));
  return row < 0 ? layers.length : row;
};

/**
 * Places in which SQL of one folder of `server/src` names a table that another one owns; how many of them write it; and
 * how many name a table of a feature that the folder may not even import. Migrations and tests are not counted.
 */
export const measureForeignTables = ({ owners, layers }: Ownership): Measure => {
  const ownerOf = new Map(
    Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner] as const)),
  );
  const foreignTablesOf = (file: SourceFile, feature: string) =>
    listNamedTables(file).flatMap(({ table, isWritten, offset }) => {
      const owner = ownerOf.get(table);
      if (!owner || owner === feature) return [];
      const what = `${feature} ${isWritten ? 'writes' : 'reads'} ${table} of ${owner}`;
      const place: Offender = { file: file.path, line: file.lineAt(offset), what, amount: 1 };
      return [{ place, isWritten, isUpward: layerOf(owner, layers) > layerOf(feature, layers) }];
    });

  return (files) => {
    const uses = files.filter(isProductCode).flatMap((file) => {
      const feature = featureOf(file.path);
      return feature ? foreignTablesOf(file, feature) : [];
    });
    const places = (chosen: typeof uses) => chosen.map(({ place }) => place);
    return {
      'foreign-tables': places(uses),
      'foreign-tables-written': places(uses.filter(({ isWritten }) => isWritten)),
      'foreign-tables-against-imports': places(uses.filter(({ isUpward }) => isUpward)),
    };
  };
};
