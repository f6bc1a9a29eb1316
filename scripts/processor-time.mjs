// Counts the processor time of processes and of everything that they start, also of what outlives them (database servers, browsers).
import fs from 'node:fs';
import path from 'node:path';

/** Where Linux mounts its control groups, version 2: beside those of version 1, or alone. */
const mounts = ['/sys/fs/cgroup/unified', '/sys/fs/cgroup'];

const createIn = (parent, name) => {
  const dir = path.join(parent, name);
  fs.mkdirSync(dir);
  return dir;
};

const join = (dir, pid) => fs.writeFileSync(path.join(dir, 'cgroup.procs'), String(pid));

/** Moves this process into a new control group; returns null where that is not allowed. */
const enter = () => {
  for (const mount of mounts) {
    try {
      const dir = createIn(mount, `golark-tests-${process.pid}`);
      join(dir, process.pid);
      return { mount, dir };
    } catch {
      // the next mount, or no figures
    }
  }
  return null;
};

const secondsOf = (dir) =>
  Number(/^usage_usec (\d+)/.exec(fs.readFileSync(path.join(dir, 'cpu.stat'), 'utf8'))?.[1]) / 1e6;

const uncounted = { add: () => undefined, seconds: () => null };

/**
 * Starts to count this process and everything that it starts. `part` returns a group for the processes that are added to it; every
 * `seconds` returns seconds of processor time, or null on systems without control groups and for users who may not create one.
 */
export const countProcessorTime = () => {
  const entered = enter();
  if (!entered) return { part: () => uncounted, seconds: () => null, stop: () => undefined };
  const { mount, dir } = entered;
  const parts = [];
  return {
    part: (name) => {
      const part = createIn(dir, name);
      parts.push(part);
      return { add: ({ pid }) => join(part, pid), seconds: () => secondsOf(part) };
    },
    seconds: () => secondsOf(dir),
    stop: () => {
      join(mount, process.pid);
      for (const group of [...parts, dir]) {
        try {
          fs.rmdirSync(group);
        } catch {
          // a process that a test left behind is still in it
        }
      }
    },
  };
};
