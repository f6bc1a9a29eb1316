import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawCode } from './draw-code.ts';

it('a code is drawn with every dark square, and no other', () => {
  const barcode = `GLK${'0123456789ABCDEF'.repeat(4).slice(0, 60)}`;
  const { size, path } = drawCode(barcode);
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  expect(drawn).toEqual(encode(barcode, { ecc: 'M', border: 0 }).data);
});
