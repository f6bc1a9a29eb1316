export type MessageTree = { [key: string]: string | MessageTree };

/** Every message by its path: `trips.cancel.open`. */
export const flatten = (tree: MessageTree, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const path = prefix ? `${prefix}.${key}` : key;
    if (typeof value === 'string') flat.set(path, value);
    else for (const [inner, message] of flatten(value, path)) flat.set(inner, message);
  }
  return flat;
};
