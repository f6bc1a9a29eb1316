/** The longest time that the modules wait for pictures. */
const longestWaitMs = 2_000;

/**
 * Loads the modules of a page once its first pictures are painted, or as soon as the visitor uses the page.
 * It is written into the page, so it can use nothing else of this file.
 */
const startWhenPainted = (holderId: string, modules: readonly string[], waitMs: number): void => {
  const holder = document.getElementById(holderId);
  const uses = ['pointerdown', 'touchstart', 'keydown', 'focusin'];
  let hasStarted = false;
  const append = (name: 'link' | 'script', properties: object) =>
    document.head.append(Object.assign(document.createElement(name), properties));
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const use of uses) removeEventListener(use, start, true);
    for (const href of modules) append('link', { rel: 'modulepreload', href });
    append('script', { type: 'module', nonce: holder?.nonce, textContent: holder?.textContent });
  };
  for (const use of uses) addEventListener(use, start, true);
  // islands repeat what was pressed before the modules were there to notice
  addEventListener('click', ({ target }) => Object.assign(window, { earlyPress: target }), true);
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')].filter(
    (image) => image.getBoundingClientRect().top < innerHeight,
  );
  const afterNextPaint = () => requestAnimationFrame(() => requestAnimationFrame(start));
  void Promise.allSettled(pictures.map((image) => image.decode())).then(afterNextPaint);
  setTimeout(start, waitMs);
};

/** The text of a script that starts the modules whose inert text is in the element with this id. */
export const startingScript = (holderId: string, modules: readonly string[]): string =>
  `(${startWhenPainted})(${JSON.stringify(holderId)},${JSON.stringify(modules)},${longestWaitMs})`;
