// A process that only renders pictures imports this, and loads nothing else of the server.
export { type PictureWidth, type RenderedWidth, renderPages } from './render-picture.ts';
