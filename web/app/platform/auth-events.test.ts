import { expect, it } from 'vitest';
import { onUnauthorized, reportStatus, type Unauthorized } from './auth-events.ts';

it('401 clears and emits, 403 only emits, and nothing else does', () => {
  const seen: Unauthorized[] = [];
  const stop = onUnauthorized((event) => seen.push(event));
  for (const status of [200, 400, 401, 403, 404, 500, 503]) reportStatus(status);
  expect(seen).toEqual([{ isCleared: true }, { isCleared: false }]);
  stop();
  reportStatus(401);
  expect(seen).toHaveLength(2);
});
