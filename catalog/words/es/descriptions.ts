import type { DescriptionLines } from '../write-description.ts';

export const descriptions: DescriptionLines = {
  opening: `
home :: {atype} en {city}.
hotel :: Habitaciones de {rooms} tipos en {city}.
`,
  inside: `
kitchen :: La cocina tiene lo necesario.
`,
  outside: `
hot-tub :: El jacuzzi está atrás.
`,
  around: `
:: {city} queda a {drive} minutos.
`,
  practical: `
wifi :: El wifi es rápido.
`,
  closing: `
:: Pregunten lo que quieran.
`,
};
