import { foldText } from '@golark/contract/text/fold';
import { type CityRow, createNameIndex, findKnownCity, type NameIndex, searchedTexts } from '#destinations';
import type { Context } from '#platform/context';
import { keepInMemory } from '#platform/keep-in-memory';
import { listNamed, listTitled, type NamedRow, readEventsFingerprint, type TitledRow } from './list-named.ts';

/** Where it is; a performer is nowhere. */
type Located<Row> = Row & { city: CityRow | null };

export type MatchedEvent = { match: ReturnType<NameIndex['find']>[number] } & (
  | Located<NamedRow>
  | (Located<TitledRow> & { kind: 'event' })
);

interface Names {
  named: readonly Located<NamedRow>[];
  titled: readonly Located<TitledRow>[];
  namedIndex: NameIndex;
  titledIndex: NameIndex;
}

const locate = <Row extends { city_id: string | null }>(ctx: Context, rows: readonly Row[]) =>
  Promise.all(
    rows.map(async (row): Promise<Located<Row>> => {
      const city = row.city_id === null ? undefined : await findKnownCity(ctx, row.city_id);
      return { ...row, city: city ?? null };
    }),
  );

const load = async (ctx: Context): Promise<Names> => {
  const now = ctx.clock.now();
  const [named, titled] = await Promise.all([
    listNamed(ctx.db, now).then((rows) => locate(ctx, rows)),
    listTitled(ctx.db, now).then((rows) => locate(ctx, rows)),
  ]);
  return {
    named,
    titled,
    namedIndex: createNameIndex(
      named.map(({ name, city }) => ({
        name: foldText(name),
        contexts: city ? ['', foldText(city.name)] : [''],
      })),
    ),
    titledIndex: createNameIndex(titled.map(({ title }) => ({ name: foldText(title) }))),
  };
};

const namesOf = keepInMemory<Names>({
  readFingerprint: ({ db }) => readEventsFingerprint(db),
  load,
  isEmpty: ({ titled }) => titled.length === 0,
});

/** Performers and venues with events to come, and these events, by what has been typed of a name: the best of each. */
export const matchEvents = async (ctx: Context, text: string, limit: number): Promise<MatchedEvent[]> => {
  const { named, titled, namedIndex, titledIndex } = await namesOf(ctx);
  const forms = searchedTexts(text);
  const now = ctx.clock.now();
  const ofNames = namedIndex
    .find(forms)
    .slice(0, limit)
    .map((match) => ({ ...(named[match.at] as Located<NamedRow>), match }));
  const ofTitles = titledIndex
    .find(forms)
    .map((match) => ({ ...(titled[match.at] as Located<TitledRow>), kind: 'event' as const, match }))
    .filter(({ starts_at }) => starts_at > now)
    .slice(0, limit);
  return [...ofNames, ...ofTitles];
};
