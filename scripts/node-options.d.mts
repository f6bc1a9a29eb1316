export const nodeOptions: string[];
