import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;
type NameOf = Exclude<CodeSplittingGroup['name'], string>;
type Context = Parameters<NameOf>[1];

const framework = /node_modules\/(react|react-dom|scheduler|react-router)\//;
const ownModule =
  /\/(web\/app|contract|messages)\/.*(?<!\/index)\.tsx?(\?|$)|node_modules\/(use-intl|@formatjs)\//;
/** Libraries of single controls, which are loaded when the control is used. */
const heavyLibrary = /node_modules\/(react-aria|react-stately|@react-\w+|@internationalized|maplibre-gl)/;

/** A few lines that load the code of an island. */
const islandCode = /-code\.ts$/;

/** Passed on by the list of all paths, which every page has, and used by few pages. */
const eventPaths = /\/contract\/event-paths\.ts$/;

/** Kinds of pages; a module that several pages load is in the file of the first kind that fits. */
const pages = {
  every: /\/web\/app\/(root|entry\.client|chrome\/(default|task)-layout)\.tsx/,
  login: /\/web\/app\/accounts\/entry\/login-page\.tsx/,
  search: /\/web\/app\/search\/search-page\.tsx/,
  stay: /\/web\/app\/(home\/home|stays\/property)-content\.tsx|\/search\/search-box\.tsx/,
  entry: /\/web\/app\/accounts\/entry\/[\w-]+-page\.tsx/,
  trip: /\/web\/app\/(booking|trips)\/[\w-]+-page\.tsx/,
  account: /\/web\/app\/(accounts|about|chrome|destinations|legal|support)\/.*-(page|layout)\.tsx/,
  host: /\/web\/app\/(own-listings|onboarding|partner)\/.*-page\.tsx/,
};

/** Every page of an account loads it, and needs little of what pages have. */
const accountMenu = /\/web\/app\/chrome\/account-menu\.tsx/;

/** A group takes the imports of its modules along. */
const importsHeavyLibrary = (id: string, context: Context, seen = new Set<string>()): boolean => {
  if (heavyLibrary.test(id)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return (context.getModuleInfo(id)?.importedIds ?? []).some((one) =>
    importsHeavyLibrary(one, context, seen),
  );
};

/** The module and all modules that load it with them. */
const importersOf = (id: string, context: Context, seen = new Set<string>()): Set<string> => {
  if (seen.has(id)) return seen;
  seen.add(id);
  for (const importer of context.getModuleInfo(id)?.importers ?? []) importersOf(importer, context, seen);
  return seen;
};

const kinds = [
  'app',
  'login',
  'results',
  'menu',
  'ui',
  'stays',
  'forms',
  'trips',
  'account',
  'host',
] as const;
type Kind = (typeof kinds)[number];

const kindOfGuest = (isOn: (page: RegExp) => boolean): Kind | null => {
  if (isOn(pages.stay)) return 'stays';
  if (isOn(pages.entry)) return 'forms';
  if (isOn(pages.trip)) return 'trips';
  return isOn(pages.account) ? 'account' : null;
};

const kindOf = (id: string, context: Context): Kind | null => {
  if (eventPaths.test(id) || importsHeavyLibrary(id, context)) return null;
  const importers = [...importersOf(id, context)];
  const isOn = (page: RegExp): boolean => importers.some((one) => page.test(one));
  if (islandCode.test(id) || isOn(pages.every) || (isOn(pages.login) && isOn(pages.search))) return 'app';
  if (isOn(pages.login)) return 'login';
  if (isOn(pages.search)) return 'results';
  if (isOn(accountMenu)) return 'menu';
  const guest = kindOfGuest(isOn);
  // hosts would load all that pages of guests have for a few controls
  if (isOn(pages.host)) return guest ? 'ui' : 'host';
  return guest;
};

/**
 * What several pages use is in one file for each kind of page: each file costs a page a request and some hundred
 * bytes, and code compresses better together. A group takes the imports of its modules along, except those of an
 * earlier group.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'framework', test: framework, priority: kinds.length + 1 },
  ...kinds.map((kind, position): CodeSplittingGroup => {
    const name: NameOf = (id, context) => (kindOf(id, context) === kind ? kind : null);
    return { name, test: ownModule, minShareCount: 2, priority: kinds.length - position };
  }),
];
