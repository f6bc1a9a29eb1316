import type { z } from 'zod';

type Node = z.core.$ZodType;

/** A string that a request may contain: its place, with 0 for the items of an array, and its schema. */
export interface StringPath {
  path: (string | number)[];
  schema: z.ZodType;
}

const childrenOf = (schema: Node): [key: string | number | null, child: Node][] => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape);
    case 'array':
      return [[0, def.element]];
    case 'record':
      return [['key', def.valueType]];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return [[null, def.innerType]];
    case 'union':
      return def.options.map((option) => [null, option]);
    case 'pipe':
      // the rules of a string may be on either side: the pipe as a whole is the string
      return startsWithString(schema) ? [] : [[null, def.in]];
    default:
      return [];
  }
};

const startsWithString = (schema: Node): boolean => {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return startsWithString(def.in);
  return def.type === 'string';
};

/** Every string of a request schema. */
export const stringPaths = (schema: z.ZodType, path: (string | number)[] = []): StringPath[] => {
  if (startsWithString(schema)) return [{ path, schema }];
  return childrenOf(schema).flatMap(([key, child]) =>
    stringPaths(child as z.ZodType, key === null ? path : [...path, key]),
  );
};

/** Every value of a request schema that has no parts: strings, numbers, switches and choices. */
export const leafPaths = (schema: Node, path: (string | number)[] = []): (string | number)[][] => {
  const children = startsWithString(schema) ? [] : childrenOf(schema);
  if (children.length === 0) return [path];
  return children.flatMap(([key, child]) => leafPaths(child, key === null ? path : [...path, key]));
};
