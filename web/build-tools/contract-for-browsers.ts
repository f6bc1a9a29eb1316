import type { Plugin } from 'vite';

type Range = { start: number; end: number };
type Named = { name?: string; value?: unknown };
type Node = Range & { type: string };
type Made = Node & { callee?: Node & Named; arguments?: { properties?: Property[] }[] };
type Property = Node & { key: Named; value: Node & Named };
type Statement = Node & { declaration?: Statement | null; declarations?: { init: Made | null }[] };

const contractFile = /[\\/]contract[\\/][a-z-]+\.ts$/;
const madeBy = new Set(['CallExpression', 'ObjectExpression', 'ArrayExpression']);
/** What a browser needs of a call to make it; its schemas are the server's business. */
const keptParts = new Set(['name', 'method', 'path', 'answer']);

/**
 * Leaves the schemas of the contract, and Zod with them, out of the browser: calls keep their method and path, and
 * every other value may be dropped when nothing uses it.
 */
export function contractForBrowsers(): Plugin {
  return {
    name: 'contract-for-browsers',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!contractFile.test(id)) return null;
      const { body } = this.parse(code) as unknown as { body: Statement[] };
      const made = body.flatMap((statement) =>
        ((statement.declaration ?? statement).declarations ?? []).flatMap(({ init }) =>
          init && madeBy.has(init.type) ? init : [],
        ),
      );
      return { code: replaced(code, made), map: null };
    },
  };
}

function replaced(code: string, all: readonly Made[]): string {
  let text = '';
  let at = 0;
  for (const made of all) {
    text += code.slice(at, made.start) + browserWords(code, made);
    at = made.end;
  }
  return text + code.slice(at);
}

function browserWords(code: string, made: Made): string {
  if (made.callee?.name !== 'defineCall')
    return `/* @__PURE__ */ (() => (${code.slice(made.start, made.end)}))()`;
  const parts = (made.arguments?.[0]?.properties ?? []).filter(({ key }) => keptParts.has(key.name ?? ''));
  return `{ ${parts.map((part) => partWords(code, part)).join(', ')} }`;
}

function partWords(code: string, { key, value }: Property): string {
  if (key.name === 'answer')
    return `answer: ${value.type === 'Literal' && value.value === null ? 'null' : 'true'}`;
  return `${key.name}: ${code.slice(value.start, value.end)}`;
}
