/** A page that loads within this time shows no bar. */
export const throttle = 200;
/** The bar is half full after half of this time; the estimate never reaches the end. */
export const duration = 2_000;
/** A redirect continues immediately: a page is done when no navigation follows for this long. */
export const finishDelay = 100;
/** How long the full bar stays, and how long it fades. */
export const hideDelay = 500;
export const resetDelay = 400;

const tick = 100;

export type LoadingState = {
  phase: 'hidden' | 'running' | 'full' | 'fading';
  /** 0 to 100. */
  progress: number;
  hasFailed: boolean;
};

export const noLoading: LoadingState = { phase: 'hidden', progress: 0, hasFailed: false };

/** Fast at first, then slower: after 1 of 2 seconds 50, after 2 seconds 70, after 20 seconds 97. */
export const estimatedProgress = (elapsed: number): number =>
  (2 / Math.PI) * 100 * Math.atan((elapsed / duration) * 2);

/** The state of the bar. It is kept outside of React, because an error page is rendered from scratch. */
export class LoadingProgress {
  #state = noLoading;
  #isBusy = false;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  readonly read = (): LoadingState => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  start(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    if (this.#state.phase === 'running') this.#run(Date.now() - this.#startedAt);
    else this.#later(throttle, () => this.#run(0));
  }

  finish(hasFailed: boolean): void {
    if (!this.#isBusy && this.#state.phase !== 'running') return;
    this.#isBusy = false;
    this.#later(finishDelay, () => {
      if (this.#state.phase !== 'running') return;
      this.#show({ phase: 'full', progress: 100, hasFailed });
      this.#later(hideDelay, () => {
        this.#show({ ...this.#state, phase: 'fading' });
        this.#later(resetDelay, () => this.#show(noLoading));
      });
    });
  }

  #run(elapsed: number): void {
    this.#startedAt = Date.now() - elapsed;
    const advance = () => {
      const progress = estimatedProgress(Date.now() - this.#startedAt);
      this.#show({ phase: 'running', progress, hasFailed: false });
      this.#later(tick, advance);
    };
    advance();
  }

  #later(delay: number, next: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(next, delay);
  }

  #show(state: LoadingState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
