import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

interface Holder {
  pid: number;
  host: string;
}

const nameOf = (holder: Holder | null): string => {
  if (!holder) return 'another process';
  // process ids of another machine or container say nothing here
  return holder.host === os.hostname() ? `process ${holder.pid}` : `process ${holder.pid} on ${holder.host}`;
};

/** The folder is in use by another process; PGlite itself would open it and corrupt it. */
export class DataFolderInUse extends Error {
  readonly dir: string;
  /** `process 4711`, as far as it is known. */
  readonly holder: string;

  constructor(dir: string, holder: Holder | null) {
    const name = nameOf(holder);
    super(`The data folder ${dir} is in use by ${name}. Stop it first, or set DATA_DIR or DATABASE_URL.`);
    this.name = 'DataFolderInUse';
    this.dir = dir;
    this.holder = name;
  }
}

/** When several processes ask at once, each has read the file for a moment; without waiting for the others, none would get the lock. */
const settleMilliseconds = 100;

const busy = 5;
const isBusy = (error: unknown): boolean => (error as { errcode?: unknown }).errcode === busy;

/** Only for messages: what the lock's last holder wrote, which may be missing or incomplete. */
const readHolder = (file: string): Holder | null => {
  try {
    const [pid = '', host = ''] = fs.readFileSync(file, 'utf8').split(' ');
    return /^\d+$/.test(pid) && host !== '' ? { pid: Number(pid), host } : null;
  } catch {
    return null;
  }
};

/** The system ends a lock whose file is closed, so that one must not be collected as garbage. */
const held = new Set<DatabaseSync>();

/**
 * Locks the folder for this process and returns a function that unlocks it. Throws DataFolderInUse. The operating system
 * holds the lock, of an SQLite file that stays empty, and ends it with the process, however that ends.
 */
export const lockDataFolder = (dir: string): (() => void) => {
  fs.mkdirSync(dir, { recursive: true });
  const holderFile = path.join(dir, 'golark.lock');
  const lock = new DatabaseSync(path.join(dir, 'lock.sqlite'), { timeout: settleMilliseconds });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    fs.writeFileSync(holderFile, `${process.pid} ${os.hostname()}`);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? new DataFolderInUse(dir, readHolder(holderFile)) : error;
  }
  held.add(lock);
  return () => {
    fs.rmSync(holderFile, { force: true });
    held.delete(lock);
    lock.close();
  };
};
