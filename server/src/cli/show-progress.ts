import { Presets, SingleBar } from 'cli-progress';

export interface Progress {
  update(done: number, total: number): void;
  done(): void;
}

/** A bar on a terminal, a line at the start and the end elsewhere. */
export const showProgress = (title: string): Progress => {
  if (!process.stderr.isTTY) {
    console.error(`${title} …`);
    return { update: () => undefined, done: () => console.error(`${title}: done.`) };
  }
  const bar = new SingleBar(
    { format: `${title} {bar} {percentage} %, {eta_formatted} left` },
    Presets.shades_classic,
  );
  let isStarted = false;
  return {
    update: (done, total) => {
      if (!isStarted) bar.start(total, done);
      isStarted = true;
      bar.setTotal(total);
      bar.update(done);
    },
    done: () => bar.stop(),
  };
};
