import type { Scene } from './scene.ts';

/** The steps of one person over weeks: each value is the instant at which the story continues. */
export type Story = AsyncGenerator<Date, void, void>;

/** Stories by what the demo lacks without them. */
export type Stories = Readonly<Record<string, (scene: Scene) => Story>>;

interface Running {
  name: string;
  story: Story;
  /** When it goes on. */
  at: Date;
}

export interface Telling {
  /** A story that failed ends alone. */
  onSkip(name: string, error: unknown): void;
  onProgress(done: number, total: number): void;
  /** Ends all of them, with the reason as error. */
  signal: AbortSignal;
}

/** Lets several stories happen at the same time, each step at its instant, until the last one ends. */
export const runStories = async (
  scene: Scene,
  stories: Stories,
  { onSkip, onProgress, signal }: Telling,
): Promise<void> => {
  const total = Object.keys(stories).length;
  const running: Running[] = [];
  let done = 0;
  const goOn = async ({ name, story }: Pick<Running, 'name' | 'story'>): Promise<void> => {
    signal.throwIfAborted();
    try {
      const next = await story.next();
      if (!next.done) return void running.push({ name, story, at: next.value });
    } catch (error) {
      onSkip(name, error);
    }
    onProgress(++done, total);
  };
  for (const [name, tell] of Object.entries(stories)) await goOn({ name, story: tell(scene) });
  while (running.length > 0) {
    running.sort((a, b) => a.at.getTime() - b.at.getTime());
    const next = running.shift() as Running;
    await scene.world.passUntil(next.at);
    await goOn(next);
  }
};
