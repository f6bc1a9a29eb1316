/** How long to wait for the icons before buttons without text show their label. */
export const iconTimeout = 1_500;

/**
 * Marks the page while its icons are missing, and removes the mark if they arrive late: styles then show the
 * label of a button in place of its icon.
 */
export const watchIcons = async (address: string, page: Pick<HTMLElement, 'dataset'>): Promise<void> => {
  const markMissing = () => {
    page.dataset['icons'] = 'missing';
  };
  const timer = setTimeout(markMissing, iconTimeout);
  const answer = await fetch(address).catch(() => null);
  clearTimeout(timer);
  if (answer?.ok) delete page.dataset['icons'];
  else markMissing();
};
