import { Failure } from '#platform/failure';

/** Throws UNAVAILABLE when the work takes longer. The work itself goes on: its outcome is unknown, not undone. */
export const withinDeadline = async <T>(work: Promise<T>, milliseconds: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Failure('UNAVAILABLE', { detail: 'The payment provider did not respond in time.' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};
