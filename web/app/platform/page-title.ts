import { brand } from '../brand.ts';

/** `Log in | Golark`: what every page but the home page calls itself. */
export const pageTitle = (words: string): { title: string } => ({ title: `${words} | ${brand.name}` });
