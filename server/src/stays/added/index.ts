export { findAddedSince } from './find-added-since.ts';
