/** Adds another's script once. The page's policy decides whether its origin may load at all. */
export const addScript = (src: string): void => {
  const isThere = [...document.scripts].some((script) => script.src === src);
  if (isThere) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  document.head.append(script);
};
