import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** The limit of macOS; that of Linux is 107. The operating system truncates longer names or rejects them. */
const maxPathBytes = 103;

/** The socket on which the server of an embedded database accepts commands. */
export const commandSocket = (dataDir: string): string => path.join(dataDir, 'command.sock');

/**
 * Calls `use` with a name of the socket that is short enough to bind or connect to: if its own path is too long, through a
 * symbolic link to its folder, in a temporary folder that only this user can read. The link is removed when the promise
 * settles; an open socket doesn't need it.
 */
export const withShortPath = async <Result>(
  socket: string,
  use: (shortPath: string) => Promise<Result>,
): Promise<Result> => {
  if (Buffer.byteLength(socket) <= maxPathBytes) return use(socket);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'golark-'));
  try {
    fs.symlinkSync(path.dirname(socket), path.join(folder, 'd'));
    return await use(path.join(folder, 'd', path.basename(socket)));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
