import fs from 'node:fs';
import path from 'node:path';

/** The folder is in use by another process; PGlite itself would open it and corrupt it. */
export class DataFolderInUse extends Error {
  readonly dir: string;
  readonly pid: number;

  constructor(dir: string, pid: number) {
    super(
      `The data folder ${dir} is in use by process ${pid}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
    );
    this.name = 'DataFolderInUse';
    this.dir = dir;
    this.pid = pid;
  }
}

const startTimeOf = (pid: number): string | null => {
  try {
    // field 22 of /proc/<pid>/stat, the start time, which differs if the process id was reused
    return fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const holderOf = (file: string): number | null => {
  const [pid = Number.NaN, startTime = ''] = fs
    .readFileSync(file, 'utf8')
    .split(' ')
    .map((t, i) => (i ? t : Number(t))) as [number, string];
  if (!Number.isInteger(pid) || !isAlive(pid)) return null;
  const now = startTimeOf(pid);
  return now && startTime && now !== startTime ? null : pid;
};

/** Locks the folder for this process and returns a function that unlocks it. Throws DataFolderInUse. */
export const lockDataFolder = (dir: string): (() => void) => {
  fs.mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'golark.lock');
  const mine = `${process.pid} ${startTimeOf(process.pid) ?? ''}`;
  for (let attempt = 0; ; attempt++) {
    try {
      fs.writeFileSync(file, mine, { flag: 'wx' });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST' || attempt > 3) throw error;
      const pid = holderOf(file);
      if (pid !== null) throw new DataFolderInUse(dir, pid);
      fs.rmSync(file, { force: true });
    }
  }
};
