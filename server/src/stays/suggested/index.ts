export { findStaysByTitle, type TitledStay } from './find-by-title.ts';
export { listPublishedPoints, readPointsFingerprint } from './list-published-points.ts';
