export const versionPollInterval = 300_000;

const address = '/builds/latest.json';

/** The build that runs on the server; null when it is unknown (404, 403, no network). */
const latestBuild = async (): Promise<string | null> => {
  try {
    const answer = await fetch(`${address}?${Date.now()}`, { cache: 'no-store' });
    if (!answer.ok) return null;
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    // the next poll repeats a failed one
    return null;
  }
};

/** Polls for a new build, also when the tab becomes visible; stops when there is one. */
export const watchVersion = (own: string, onNew: () => void): void => {
  const look = async () => {
    const latest = await latestBuild();
    if (latest === null || latest === own) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    onNew();
  };
  const lookAgain = () => {
    if (document.visibilityState === 'visible') void look();
  };
  const timer = setInterval(() => void look(), versionPollInterval);
  document.addEventListener('visibilitychange', lookAgain);
};
