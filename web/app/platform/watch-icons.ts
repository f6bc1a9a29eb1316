/** So long a page waits for its icons before buttons without words say theirs. */
export const iconTimeout = 1_500;

/**
 * Marks the page while its icons are not there, and takes the mark back if they come late: styles then write the
 * label of a button where its icon would be.
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
