/** As for the data of pages that are fetched ahead. */
const quietMilliseconds = 1_000;

const uses = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

let used: Promise<void> | undefined;

/** Resolves when the visitor uses the page, or a second after it is first asked. */
export const whenUsed = (): Promise<void> => {
  used ??= new Promise((resolve) => {
    const end = () => {
      for (const use of uses) window.removeEventListener(use, end, true);
      resolve();
    };
    for (const use of uses) window.addEventListener(use, end, true);
    setTimeout(end, quietMilliseconds);
    if (document.activeElement !== document.body) end();
  });
  return used;
};
