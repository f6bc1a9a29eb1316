export { cardErrors, cardOf } from './cards/card-input.ts';
