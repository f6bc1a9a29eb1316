export { listUsual, type Usual } from './list-usual.ts';
export { rankStays } from './rank-stays.ts';
export { dampedRating, firstRankOf, score } from './rules/score-points.ts';
export { mostComparedNights, usualAmounts } from './rules/usual-amounts.ts';
