import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportFixture, openImportFixture } from '#testing/import-fixture';
import { importLimits } from './import-limits.ts';
import { ImportStopped } from './import-listings.ts';
import { emptyReport } from './import-report.ts';
import { readCsv } from './read-csv.ts';
import { refuseRow } from './refuse-row.ts';

let fixture: ImportFixture;
beforeAll(async () => {
  fixture = await openImportFixture();
});
afterAll(() => fixture.close());

const mebibyte = 1024 * 1024;
const header = 'id,name,description,neighbourhood,latitude,longitude,room_type,price\n';
const rowOf = (id: number, cells: { name?: string; description?: string; neighbourhood?: string } = {}) =>
  `${id},${cells.name ?? 'Cedar cabin'},${cells.description ?? 'Among pines.'},${cells.neighbourhood ?? 'Old Mill'},44.05,-121.31,Entire home/apt,$120\n`;
/** A file of many packed parts, which unpack to one part repeated. */
const packed = (part: string, times: number): Buffer =>
  Buffer.concat([gzipSync(header), ...Array<Buffer>(times).fill(gzipSync(part))]);
const stoppedBy = async (content: string | Buffer): Promise<ImportStopped> => {
  const error = await fixture.importFile(content).catch((e: unknown) => e);
  if (error instanceof ImportStopped) return error;
  throw new Error('the import was not stopped', { cause: error });
};
const textsOf = (id: number) =>
  fixture.rows(
    `SELECT t.title, t.description, l.neighborhood FROM listings l JOIN listing_texts t ON t.listing_id = l.id
     WHERE l.external_id = '${id}' AND t.locale = 'en'`,
  );

test('a file that grows to more than 200 times its size is read no further', async () => {
  const rows = Array.from({ length: 20 }, () => ' '.repeat(60_000)).join('\n');
  const stopped = await stoppedBy(packed(`${rows}\n`, 60));
  expect(stopped.message).toBe(
    'listings.csv grows to more than 200 times its size when it is unpacked, which is the limit.',
  );
  const most = (importLimits.ratioFromBytes / mebibyte) * 20;
  expect(stopped.report.rows).toBeLessThan(most);
});

test('one enormous field takes little memory, in whatever file it is', async () => {
  const part = 'x'.repeat(16 * mebibyte);
  const bomb = [gzipSync(`${header}1,"`), ...Array<Buffer>(40).fill(gzipSync(part))];
  const file = await fixture.write('bomb.csv.gz', Buffer.concat(bomb));
  const script = `
    const { readCsv } = await import(${JSON.stringify(pathToFileURL(`${import.meta.dirname}/read-csv.ts`).href)});
    let message = 'read to its end', most = 0;
    // the peak that the system reports of a process includes the one that started it
    setInterval(() => { most = Math.max(most, process.memoryUsage().rss); }, 2).unref();
    try { for await (const row of readCsv(${JSON.stringify(file)}, { requiredColumns: ['id'], mostRows: 10 })); }
    catch (error) { message = error.message; }
    console.log(JSON.stringify({ message, mebibytes: most / 1024 ** 2 }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  const { message, mebibytes } = JSON.parse(stdout) as { message: string; mebibytes: number };
  expect(message).toBe(
    'A row of bomb.csv.gz is longer than 4 MiB, which is the limit; a quotation mark may be missing.',
  );
  expect(mebibytes).toBeLessThan(220);
});

test('a title of 2 MB refuses its row, with line and column; the other rows are imported', async () => {
  const name = 'x'.repeat(2 * mebibyte);
  const report = await fixture.importFile(header + rowOf(1) + rowOf(2, { name }) + rowOf(3));
  expect(report).toMatchObject({
    rows: 3,
    added: 2,
    refused: [{ line: 3, reason: 'The field name has more than 100000 characters.' }],
  });
});

test('texts within the limit of a field are cut to what a page shows', async () => {
  const long = 'x'.repeat(90_000);
  await fixture.importFile(header + rowOf(10, { name: long, description: long, neighbourhood: long }));
  const [texts] = await textsOf(10);
  const lengths = Object.values(texts ?? {}).map((text) => String(text).length);
  expect(lengths).toEqual([200, 20_000, 200]);
  const written = 'Condo in Boston · ★4.9 · 2 bedrooms';
  await fixture.importFile(header + rowOf(11, { name: written, neighbourhood: long }));
  expect((await textsOf(11))[0]?.['title']).toHaveLength(200);
});

test('NUL and other control characters are removed, and the row is imported', async () => {
  const cells = {
    name: '"Cedar\0 cabin\u001b\u0085 by\nthe lake"',
    description: '"One.\r\nTwo.\u0007\0"',
    neighbourhood: 'Old\0 Mill\u0001',
  };
  const report = await fixture.importFile(header + rowOf(20, cells));
  expect(report).toMatchObject({ added: 1, refused: [] });
  expect(await textsOf(20)).toEqual([
    { title: 'Cedar cabin by the lake', description: 'One.\nTwo.', neighborhood: 'Old Mill' },
  ]);
});

test('a file may have so many rows and columns, not more', async () => {
  const file = await fixture.write('rows.csv', header + rowOf(1) + rowOf(2) + rowOf(3));
  const read = async () => {
    const lines: number[] = [];
    for await (const { line } of readCsv(file, { requiredColumns: ['id'], mostRows: 2 })) lines.push(line);
    return lines;
  };
  await expect(read()).rejects.toThrow('rows.csv has more than 2 rows, which is the limit.');
  const wide = await stoppedBy(`${Array.from({ length: 1001 }, (_, i) => `c${i}`).join(',')}\n`);
  expect(wide.message).toBe('The file has more than 1000 columns.');
});

test('an import ends when more rows are refused than a report can name', () => {
  const { refused } = emptyReport();
  for (let line = 0; line < importLimits.refusedRows; line++) refuseRow(refused, { line, reason: 'No.' });
  expect(() => refuseRow(refused, { line: 1, reason: 'No.' })).toThrow(
    'More than 100000 rows are refused, which is the limit.',
  );
});

test('the database refuses texts of a listing that are too long, whoever writes them', async () => {
  await fixture.importFile(header + rowOf(30));
  const long = (length: number) => `repeat('x', ${length})`;
  const changes = [
    `listing_texts SET title = ${long(201)}`,
    `listing_texts SET description = ${long(20_001)}`,
    `listings SET neighborhood = ${long(201)}`,
    `room_types SET name_en = ${long(201)}`,
    `property_managers SET name = ${long(201)}`,
  ];
  for (const change of changes)
    await expect(fixture.rows(`UPDATE ${change}`)).rejects.toThrow(/check constraint/);
});
