/** The states of a file on its way; `failed` can be tried again. */
export type UploadState = 'waiting' | 'sending' | 'checking' | 'done' | 'refused' | 'failed';

export type UploadItem = {
  id: number;
  file: File;
  state: UploadState;
  /** 0 to 1, of the bytes that are sent. */
  share: number;
  /** Why it was refused or failed, as a sentence. */
  problem: string | null;
};

export type UploadResult = { state: 'done' } | { state: 'refused' | 'failed'; problem: string };

/** Sends a file and adds it. Never throws. */
export type SendFile = (
  file: File,
  report: (progress: { state: 'sending' | 'checking'; share: number }) => void,
) => Promise<UploadResult>;

/** More at once would be slower for each, and the server checks one after the other. */
const atOnce = 2;

/** Sends many files, a few at a time, and says what becomes of each. */
export class UploadList {
  #items: readonly UploadItem[] = [];
  #running = 0;
  readonly #listeners = new Set<() => void>();
  readonly #send: SendFile;
  readonly #onDone: () => void;

  constructor(send: SendFile, onDone: () => void) {
    this.#send = send;
    this.#onDone = onDone;
  }

  readonly items = (): readonly UploadItem[] => this.#items;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const first = (this.#items.at(-1)?.id ?? 0) + 1;
    const added = files.map(
      (file, i) => ({ id: first + i, file, state: 'waiting', share: 0, problem: null }) as const,
    );
    this.#become([...this.#items, ...added]);
    this.#next();
  }

  again(id: number): void {
    this.#change(id, { state: 'waiting', problem: null });
    this.#next();
  }

  /** Those whose connection was lost. */
  againAll(): void {
    for (const { id, state } of this.#items) if (state === 'failed') this.again(id);
  }

  remove(id: number): void {
    this.#become(this.#items.filter((item) => item.id !== id));
  }

  #next(): void {
    while (this.#running < atOnce) {
      const item = this.#items.find(({ state }) => state === 'waiting');
      if (!item) return;
      this.#running += 1;
      this.#change(item.id, { state: 'sending' });
      void this.#run(item);
    }
  }

  async #run({ id, file }: UploadItem): Promise<void> {
    const result = await this.#send(file, (progress) => this.#change(id, progress));
    this.#running -= 1;
    this.#change(id, result);
    if (result.state === 'done') this.#onDone();
    this.#next();
  }

  #change(id: number, change: Partial<UploadItem>): void {
    this.#become(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)));
  }

  #become(items: readonly UploadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }
}
