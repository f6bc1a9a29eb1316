import { showToast } from './toast.ts';

/** Copies a text to the clipboard and says so, or that it has to be selected instead. */
export const copyText = async (
  text: string,
  { copied, notCopied }: { copied: string; notCopied: string },
): Promise<void> => {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  await showToast(isCopied ? { text: copied } : { text: notCopied, kind: 'error' });
};
