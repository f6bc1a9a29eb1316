const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Ids are opaque to clients: one that cannot be ours is simply not found, never a type error of the database. */
export const isUuid = (text: string): boolean => uuid.test(text);
