import { expect, test } from 'vitest';
import { isLand } from './land.ts';

test.each([
  ['Denver', 39.74, -104.98],
  ['the tip of Manhattan', 40.703, -74.017],
  ['Key West', 24.555, -81.78],
  ['Honolulu', 21.307, -157.858],
  ['Mackinac Island', 45.85, -84.62],
])('%s is land', async (_, lat, lng) => expect(await isLand({ lat, lng })).toBe(true));

test.each([
  ['the Pacific', 37, -125],
  ['the Gulf', 27, -90],
  ['Lake Michigan', 43.5, -87],
  ['the Atlantic off Cape Cod', 41.5, -68.5],
])('%s is not', async (_, lat, lng) => expect(await isLand({ lat, lng })).toBe(false));
