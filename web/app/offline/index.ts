export { copySeconds } from './copy-rules.ts';
export { offlineMeta } from './offline-meta.ts';
