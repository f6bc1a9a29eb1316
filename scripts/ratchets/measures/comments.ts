import ts from 'typescript';
import { isCode, type SourceFile, startOf, visitNodes } from '../source-file.ts';

/** Text that people read: a comment, or a page of the docs. */
export interface Prose {
  /** Without the marks of comments and without code; as long as in the file, so that offsets stay. */
  text: string;
  offset: number;
}

/** The characters that begin a line of a comment. */
const marks = /^\s*(\/\*\*?|\/\/|--|\*\/|\*)/gm;
/** Names in backticks, blocks of code, and the addresses of links. */
const codeInProse = /^(```|~~~)[\s\S]*?^\1|`[^`\n]*`|\]\([^)\n]*\)/gm;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Comments on successive lines are one comment. The token in group 1, if any, is not one. */
const commentsIn = (text: string, token: RegExp): Prose[] => {
  const found = [...text.matchAll(token)].filter((match) => match[1] === undefined);
  const joined: Prose[] = [];
  for (const match of found) {
    const last = joined.at(-1);
    const between = last && text.slice(last.offset + last.text.length, match.index);
    if (last && between !== undefined && /^[ \t]*\n?[ \t]*$/.test(between)) last.text += between + match[0];
    else joined.push({ text: match[0], offset: match.index });
  }
  return joined.map(({ text, offset }) => ({
    text: text.replace(marks, blank).replace(codeInProse, blank),
    offset,
  }));
};

const isText = (node: ts.Node): boolean =>
  ts.isStringLiteralLike(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node) ||
  ts.isRegularExpressionLiteral(node) ||
  ts.isJsxText(node);

/** The code without strings, templates, regular expressions and text of JSX, which may contain what looks like a comment. */
const withoutTexts = (file: SourceFile): string => {
  let text = '';
  visitNodes(file, (node) => {
    if (!isText(node)) return;
    const start = ts.isJsxText(node) ? node.pos : startOf(node, file);
    text += file.text.slice(text.length, start) + blank(file.text.slice(start, node.end));
  });
  return text + file.text.slice(text.length);
};

const inSql = /('(?:[^']|'')*')|--[^\n]*|\/\*[\s\S]*?\*\//g;
const inCode = /()(?!)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The prose of a file: comments of TypeScript, JavaScript, SQL and CSS; the text of Markdown without code and addresses. */
export const listProse = (file: SourceFile): Prose[] => {
  if (file.path.endsWith('.md')) return [{ text: file.text.replace(codeInProse, blank), offset: 0 }];
  if (file.path.endsWith('.sql')) return commentsIn(file.text, inSql);
  return commentsIn(isCode(file) ? withoutTexts(file) : file.text, inCode);
};
