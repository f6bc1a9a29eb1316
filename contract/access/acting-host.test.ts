import { expect, it } from 'vitest';
import { actingHostOf } from './rules.ts';

const host = (id: string, dataSource: string) => ({ id, propertyManagerId: id, dataSource });
const hosts = [host('pm-1', 'AIRBNB'), host('pm-2', 'DIRECT'), host('pm-3', 'AIRBNB')];

it('is the wanted one, else the direct one, else the first', () => {
  expect(actingHostOf(hosts, 'pm-3')?.id).toBe('pm-3');
  expect(actingHostOf(hosts, null)?.id).toBe('pm-2');
  expect(actingHostOf([host('pm-1', 'AIRBNB'), host('pm-3', 'AIRBNB')], null)?.id).toBe('pm-1');
});

it('is never one that the account does not have', () => {
  expect(actingHostOf(hosts, 'pm-of-somebody-else')?.id).toBe('pm-2');
  expect(actingHostOf([], 'pm-1')).toBeNull();
});
