import type { FieldErrorCode } from '@golark/contract/errors/rules';
import type { Problem } from '@golark/contract/errors/schemas';

const known = {
  file_not_pdf: 'notPdf',
  file_encrypted: 'encrypted',
  file_damaged: 'damaged',
  file_too_big: 'large',
  file_too_complex: 'complex',
  file_pages: 'pages',
  file_used: 'used',
  file_barcode_repeated: 'repeated',
} as const satisfies Partial<Record<FieldErrorCode, string>>;

export type FileProblem =
  | (typeof known)[keyof typeof known]
  | 'none'
  | 'empty'
  | 'together'
  | 'closed'
  | 'rejected'
  | 'tooMany'
  | 'network';

type FileError = { problem: FileProblem; params: Readonly<Record<string, string | number>> };

/** Why the server did not take a file, as a key of the messages and its parameters. */
export const fileErrorOf = (problem: Pick<Problem, 'code' | 'errors'> | null): FileError => {
  if (problem === null) return { problem: 'network', params: {} };
  const [error] = problem.errors ?? [];
  const key = error && Object.hasOwn(known, error.code) ? known[error.code as keyof typeof known] : null;
  if (error && key) return { problem: key, params: error.params };
  if (problem.code === 'INVALID_STATE' || problem.code === 'NOT_FOUND')
    return { problem: 'closed', params: {} };
  if (problem.code === 'RATE_LIMITED') return { problem: 'tooMany', params: {} };
  if (problem.code === 'PAYLOAD_TOO_LARGE') return { problem: 'large', params: {} };
  return { problem: error ? 'rejected' : 'network', params: {} };
};
