import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder with a git repository in it, removed at the end of its scope. */
export const smallRepository = () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-repository-'));
  const git = (...args: string[]): void => {
    const identity = ['-c', 'user.name=test', '-c', 'user.email=test@golark.example'];
    const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  };
  git('init', '--quiet');
  return {
    folder,
    git,
    write: (file: string, text: string): void => {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    },
    /** Commits every change. */
    commit: (subject: string): void => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message', subject);
    },
    [Symbol.dispose]: (): void => fs.rmSync(folder, { recursive: true, force: true }),
  };
};
