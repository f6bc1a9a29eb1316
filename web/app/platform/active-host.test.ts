import { expect, it } from 'vitest';
import { activeHostOf } from './active-host.ts';

const host = (id: string, dataSource: string) => ({ id, propertyManagerId: id, dataSource });
const account = { hosts: [host('pm-1', 'AIRBNB'), host('pm-2', 'DIRECT'), host('pm-3', 'AIRBNB')] };

it('is the stored one, else the direct one, else the first', () => {
  expect(activeHostOf(account, 'pm-3')?.id).toBe('pm-3');
  expect(activeHostOf(account, null)?.id).toBe('pm-2');
  expect(activeHostOf({ hosts: [host('pm-1', 'AIRBNB'), host('pm-3', 'AIRBNB')] }, null)?.id).toBe('pm-1');
});

it('is never one that the account does not have', () => {
  expect(activeHostOf(account, 'pm-of-somebody-else')?.id).toBe('pm-2');
  expect(activeHostOf({ hosts: [] }, 'pm-1')).toBeNull();
  expect(activeHostOf(null, 'pm-1')).toBeNull();
});
