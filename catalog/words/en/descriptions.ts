import type { DescriptionLines } from '../write-description.ts';

export const descriptions: DescriptionLines = {
  opening: `
home :: {atype} with {bedrooms} bedrooms in {city}.
hotel :: {rooms} kinds of room in the middle of {city}.
`,
  inside: `
kitchen :: The kitchen has what you need to cook.
`,
  outside: `
hot-tub :: The hot tub is out back.
`,
  around: `
:: {city} is {drive} minutes away.
`,
  practical: `
wifi :: The Wi-Fi is quick.
`,
  closing: `
:: Ask us anything.
`,
};
