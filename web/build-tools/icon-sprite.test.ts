import { expect, it } from 'vitest';
import { drawSprite } from './icon-sprite.ts';

const icons = {
  heart: {
    body: '<path fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="2" d="M1 2"/>',
  },
  star: { body: '<g fill="none" stroke-width="2"><path d="M3 4"/></g>' },
  sun: { body: '<path d="M5 6"/>' },
};

it('draws each named icon once, and leaves its look to where it is used', () => {
  const sprite = drawSprite(`const a = 'i-star'; const b = 'i-heart'; const c = 'i-star';`, { icons });
  expect(sprite).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg">' +
      '<symbol id="i-heart" viewBox="0 0 24 24"><path d="M1 2"/></symbol>' +
      '<symbol id="i-star" viewBox="0 0 24 24"><g><path d="M3 4"/></g></symbol></svg>',
  );
});

it('refuses a name that nobody drew', () => {
  expect(() => drawSprite(`'i-unicorn'`, { icons })).toThrow('i-unicorn');
});
