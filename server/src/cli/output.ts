import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number, total: number): void;
  done(): void;
  /** Removes the bar of work that failed; has no effect after `done`. */
  stop(): void;
}

/** Where a command writes; the operator's terminal may belong to another process. */
export interface Output {
  /** One or more lines of the result, on standard output. */
  line(text: string): void;
  /** One or more lines about an error, on standard error. */
  error(text: string): void;
  progress(title: string): Progress;
}

/** A bar on a terminal, a line at the start and the end elsewhere. */
const showProgress = (title: string): Progress => {
  if (!process.stderr.isTTY) {
    console.error(`${title} …`);
    return {
      update: () => undefined,
      done: () => console.error(`${title}: done.`),
      stop: () => undefined,
    };
  }
  const bar = new SingleBar(
    { format: `${title} {bar} {percentage} %, {eta_formatted} left` },
    Presets.shades_classic,
  );
  let isStarted = false;
  const stop = (): void => bar.stop();
  return {
    update: (done, total) => {
      if (!isStarted) bar.start(total, done);
      isStarted = true;
      bar.setTotal(total);
      bar.update(done);
    },
    done: stop,
    stop,
  };
};

/** The terminal of this process. */
export const terminalOutput: Output = {
  line: (text) => console.log(text),
  error: (text) => console.error(text),
  progress: showProgress,
};
