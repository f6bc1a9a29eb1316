/** How many rows were added and how many that exist were changed. */
export interface SavedCounts {
  added: number;
  updated: number;
}

export const countSaved = (rows: readonly { is_new: boolean }[]): SavedCounts => {
  const added = rows.filter(({ is_new }) => is_new).length;
  return { added, updated: rows.length - added };
};

export const qualified = (names: readonly string[], table: string): string =>
  names.map((name) => `${table}.${name}`).join(', ');
