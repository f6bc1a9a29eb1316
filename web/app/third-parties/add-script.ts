/** Adds a third-party script once. The content security policy decides whether its origin may load. */
export const addScript = (src: string): void => {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (isThere) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};
