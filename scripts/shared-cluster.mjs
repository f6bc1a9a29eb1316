// The PostgreSQL server that all groups of tests share.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { hasPostgres } from './find-tools.mjs';
import { environment, node24, root } from './prepare.mjs';

/** Starts the server. Returns the variables that tell the tests its address, and `stop`. */
export const startSharedCluster = async (part) => {
  if (!hasPostgres()) return { variables: {}, stop: async () => undefined };
  const child = spawn(node24, [path.join(root, 'server/testing/serve-cluster.ts')], {
    cwd: path.join(root, 'server'),
    stdio: ['pipe', 'pipe', 'inherit'],
    env: environment(),
  });
  part.add(child);
  const [line] = await once(child.stdout, 'data');
  return {
    variables: { GOLARK_TEST_CLUSTER: String(line).trim() },
    stop: async () => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
};
