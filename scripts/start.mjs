// `npm start`: on a fresh clone this installs, builds, migrates, fills the catalog and serves.
process.argv.splice(2, 0, 'serve');
await import('./golark.mjs');
