import { mostFileBytes } from '@golark/contract/selling/rules';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { base64Of, pdfProblem } from '../parts/pdf-file.ts';
import { sendJson } from '../parts/send-json.ts';
import { fileErrorOf } from './pdf-problem-words.ts';

/** A file with the seats whose tickets are in it; `name` is its field. */
export type ChosenFile = { name: string; seats: string[]; file: File };
export type EncodedFile = { seats: string[]; content: string };

export type UploadTarget = {
  path: string;
  /** All files in one call, or a call for each. */
  bodyOf: { all: (files: EncodedFile[]) => unknown } | { each: (file: EncodedFile) => unknown };
};

type UploadState = {
  /** 0 to 1 while files are sent. */
  progress: number | null;
  error: { name: string; text: string } | null;
};

const idle: UploadState = { progress: null, error: null };

const callsOf = (files: readonly EncodedFile[], { bodyOf }: UploadTarget): unknown[] =>
  'all' in bodyOf ? [bodyOf.all([...files])] : files.map((file) => bodyOf.each(file));

/** Checks files, sends them with their progress, and loads the page's data again. */
export const useUpload = (target: UploadTarget) => {
  const t = useTranslations('sell.files.problems');
  const [state, setState] = useState(idle);
  const { revalidate } = useRevalidator();
  const fail = (name: string, text: string) => setState({ progress: null, error: { name, text } });

  const firstProblem = async (files: readonly ChosenFile[]) => {
    for (const { name, file } of files) {
      const problem = await pdfProblem(file);
      if (problem) return { name, text: t(problem) };
    }
    const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
    const isTogether = 'all' in target.bodyOf && bytes > mostFileBytes;
    return isTogether ? { name: files[0]?.name ?? '', text: t('together') } : null;
  };

  const upload = async (files: readonly ChosenFile[]): Promise<void> => {
    const [first] = files;
    if (!first) return fail('file', t('none'));
    const problem = await firstProblem(files);
    if (problem) return fail(problem.name, problem.text);
    setState({ progress: 0, error: null });
    const encoded = await Promise.all(
      files.map(async ({ seats, file }) => ({ seats, content: await base64Of(file) })),
    );
    const bodies = callsOf(encoded, target);
    for (const [index, body] of bodies.entries()) {
      const onProgress = (share: number) =>
        setState({ progress: (index + share) / bodies.length, error: null });
      const sent = await sendJson({ path: target.path, body, onProgress });
      if (sent.ok) continue;
      const { problem: key, params } = fileErrorOf(sent.problem);
      const { name } = files[bodies.length > 1 ? index : 0] ?? first;
      await revalidate();
      return fail(name, t(key, params));
    }
    await revalidate();
    setState(idle);
  };

  return { ...state, upload };
};
