import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

const framework = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const ownModule = /\/(web\/app|contract|messages)\/|node_modules\/(use-intl|@formatjs)\//;
/** Libraries of single controls, which are loaded when the control is used. */
const heavyLibrary = /node_modules\/(react-aria|react-stately|@react-\w+|@internationalized|maplibre-gl)/;
/** Routes that import a module before it is part of the file that every page loads. */
const shareOfRoutes = 4;

type NameOf = Exclude<CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

/** A group takes the imports of its modules along. */
const importsHeavyLibrary = (id: string, context: Context, seen = new Set<string>()): boolean => {
  if (heavyLibrary.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).some((one) =>
    importsHeavyLibrary(one, context, seen),
  );
};

/**
 * What most pages use is two files: each file costs a page a request and some hundred bytes, and code compresses better
 * together.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: 2 },
  {
    name: (id, context) => (importsHeavyLibrary(id, context) ? null : 'app'),
    test: ownModule,
    minShareCount: shareOfRoutes,
    priority: 1,
  },
];
