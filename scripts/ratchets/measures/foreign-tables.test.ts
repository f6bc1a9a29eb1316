import { expect, test } from 'vitest';
import { sourceFile } from '../source-file.ts';
import { measureForeignTables } from './foreign-tables.ts';

const measure = measureForeignTables({
  owners: { stays: ['listings', 'room_types'], events: ['events'], orders: ['orders'], platform: ['emails'] },
  layers: [['stays', 'events'], ['orders'], ['booking']],
});
const countsOf = (path: string, text: string) =>
  Object.fromEntries(
    Object.entries(measure([sourceFile(path, text)])).map(([name, places]) => [
      name,
      places.map(({ line, what }) => `${line} ${what}`),
    ]),
  );
const namesIn = (text: string) => countsOf('server/src/booking/store.ts', text)['foreign-tables'];

test('finds tables of other features in calls of Kysely, with their line', () => {
  const text = `db\n.selectFrom('orders as o')\n.innerJoin("listings", 'a', 'b').leftJoin('room_types as r', (j) => j)`;
  expect(namesIn(text)).toEqual([
    '3 booking reads room_types of stays',
    '3 booking reads listings of stays',
    '2 booking reads orders of orders',
  ]);
  expect(namesIn(`db.selectFrom(['orders as o', 'bookings'])`)).toEqual(['1 booking reads orders of orders']);
});

test('finds every table of an SQL template, also in lists and in templates inside templates', () => {
  const list = `sql\`SELECT 1 FROM bookings b, listings AS l,\n room_types r WHERE \${sql\`EXISTS (SELECT 1 FROM orders)\`}\``;
  expect(namesIn(list)).toEqual([
    '1 booking reads listings of stays',
    '2 booking reads room_types of stays',
    '2 booking reads orders of orders',
  ]);
  expect(
    namesIn('sql<Row>`select 1 from bookings b left join lateral (select 1 from orders) o on true`'),
  ).toEqual(['1 booking reads orders of orders']);
});

test('counts lines through the expressions of a template', () => {
  expect(namesIn(`sql\`SELECT \${\n\n\n\n\n\n\n\n\n} FROM orders\``)).toEqual([
    '10 booking reads orders of orders',
  ]);
});

test('finds SQL in strings outside a template', () => {
  expect(namesIn(`pool.query('SELECT 1 FROM orders')`)).toHaveLength(1);
  expect(namesIn(`const hasOrders = \`EXISTS (SELECT 1 FROM orders WHERE id = \${id})\`;`)).toHaveLength(1);
  expect(namesIn(`throw new Error('Nothing was imported from orders')`)).toEqual([]);
});

test('counts writes apart', () => {
  const text = [
    "db.insertInto('orders'); db.updateTable('orders'); db.deleteFrom('orders');",
    'sql`INSERT INTO orders (id) VALUES (1) ON CONFLICT DO UPDATE SET id = 2`;',
    'sql`DELETE FROM orders USING listings l`; sql`UPDATE orders SET id = 1 FROM listings`;',
  ].join('\n');
  const counts = countsOf('server/src/booking/store.ts', text);
  expect(counts['foreign-tables']).toHaveLength(8);
  expect(counts['foreign-tables-written']).toHaveLength(6);
});

test('counts tables of features that may not be imported apart', () => {
  const against = (path: string, table: string) =>
    countsOf(path, `db.selectFrom('${table}')`)['foreign-tables-against-imports'];
  expect(against('server/src/stays/store.ts', 'orders')).toHaveLength(1);
  expect(against('server/src/platform/email/store.ts', 'orders')).toHaveLength(1);
  expect(against('server/src/orders/store.ts', 'listings')).toEqual([]);
  expect(against('server/src/stays/store.ts', 'events')).toEqual([]);
  expect(against('server/src/cli/clear.ts', 'listings')).toEqual([]);
  expect(against('server/src/orders/store.ts', 'emails')).toEqual([]);
});

test('leaves out own tables, columns, locks, other methods and tests', () => {
  const legitimate = [
    "db.selectFrom('bookings').where('orders.id', '=', id).innerJoin('booking_rooms', 'a', 'b');",
    "Array.from(listings); map.set('orders', 1); sql.ref('orders');",
    'sql`SELECT extract(epoch FROM orders.at), a IS DISTINCT FROM orders.line2 FROM bookings FOR UPDATE OF orders`;',
    'sql`SELECT 1 FROM orders(1) JOIN orders2 ON true`;',
  ].join('\n');
  expect(namesIn(legitimate)).toEqual([]);
  expect(countsOf('server/src/stays/a.ts', "db.selectFrom('listings')")['foreign-tables']).toEqual([]);
  for (const path of ['server/src/booking/a.test.ts', 'server/testing/booking.ts', 'catalog/a.ts'])
    expect(countsOf(path, "db.selectFrom('orders')")['foreign-tables']).toEqual([]);
});
