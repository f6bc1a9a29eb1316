// Starts the PostgreSQL server that all groups of `npm test` share, prints its address, and stops it when standard input ends.
import { once } from 'node:events';
import { startCluster } from './postgres-cluster.ts';

const cluster = await startCluster();
if (cluster) {
  process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
  process.stdout.write(`${cluster.url}\n`);
  await once(process.stdin.resume(), 'end');
  cluster.stop();
}
