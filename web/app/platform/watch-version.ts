export const versionPollInterval = 300_000;

const address = '/builds/latest.json';

/** The build that runs on the server; null when it does not say (404, 403, no network). */
const latestBuild = async (): Promise<string | null> => {
  try {
    const answer = await fetch(`${address}?${Date.now()}`, { cache: 'no-store' });
    if (!answer.ok) return null;
    const { id } = (await answer.json()) as { id?: unknown };
    return typeof id === 'string' ? id : null;
  } catch {
    // a missed look is made up by the next
    return null;
  }
};

/** Looks for another build now and then, and when somebody comes back to the tab; stops once there is one. */
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
