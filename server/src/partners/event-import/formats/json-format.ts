import { FieldProblem, type ReadSchedule } from '../schedule.ts';

export type Json = Record<string, unknown>;

/** An item of a list in a JSON file, numbered from 1. */
export interface Item {
  line: number;
  json: Json;
}

/** One of the JSON forms; `itemsOf` returns null for a file of another form. */
export interface JsonFormat {
  itemsOf(file: Json): unknown[] | null;
  read(items: readonly Item[]): ReadSchedule;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const objectIn = (json: Json, field: string): Json => {
  const value = json[field];
  if (isObject(value)) return value;
  throw new FieldProblem(field, 'It is missing.');
};

/** The objects of a list; empty if there is none. */
export const listIn = (json: Json, field: string): Json[] => {
  const value = json[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
};

export const textIn = (json: Json, field: string): string | undefined => {
  const value = json[field];
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
};
