/** Work by name; input and result are copied between processes, so they are plain values. */
export type BackgroundTasks = Readonly<Record<string, (input: never) => Promise<unknown>>>;

export interface TaskRequest {
  id: number;
  name: string;
  input: unknown;
}

export type TaskAnswer = { id: number } & ({ result: unknown } | { error: string });

/** The exit code of a process whose task took more of a processor than it may. */
export const tookTooLong = 3;
