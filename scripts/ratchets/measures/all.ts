import layers from '../../../server/feature-layers.json' with { type: 'json' };
import { tableOwners } from '../../../server/src/table-owners.ts';
import type { Measure, Offenders } from '../measure.ts';
import type { SourceFile } from '../source-file.ts';
import { measureDaysOfUtc } from './days-of-utc.ts';
import { measureEntryPoints } from './entry-points.ts';
import { measureFileImports } from './file-imports.ts';
import { measureFileLines } from './file-lines.ts';
import { measureForeignTables } from './foreign-tables.ts';
import { measureFunctionLines } from './function-lines.ts';
import { measureSpreadLiterals } from './spread-literals.ts';
import { measureWebFolders } from './web-folders.ts';
import { measureWording } from './wording.ts';

/** Every count of the given files, by the rules of today: `forbidden` is the list in CONTRIBUTING.md as it is now. */
export const measureAll = (files: readonly SourceFile[], forbidden: readonly string[]): Offenders => {
  const measures: Measure[] = [
    measureForeignTables({ owners: tableOwners, layers }),
    measureEntryPoints,
    measureFileImports,
    measureDaysOfUtc,
    measureFileLines,
    measureFunctionLines,
    measureWebFolders,
    measureSpreadLiterals,
    measureWording(forbidden),
  ];
  return Object.assign({}, ...measures.map((measure) => measure(files)));
};
