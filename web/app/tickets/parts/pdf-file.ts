import { mostFileBytes } from '@golark/contract/selling/rules';

export type PdfProblem = 'none' | 'notPdf' | 'large' | 'empty';

/** Of a PDF, at most this far from its beginning. */
const signature = '%PDF-';
const searchedBytes = 1024;

const readWith = <Result>(read: (reader: FileReader) => void): Promise<Result> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as Result);
    reader.onerror = () => reject(reader.error);
    read(reader);
  });

/** What is wrong with a file, before it is uploaded; null for a PDF that may be. */
export const pdfProblem = async (file: File): Promise<PdfProblem | null> => {
  if (file.size === 0) return 'empty';
  if (file.size > mostFileBytes) return 'large';
  const start = await readWith<string>((reader) => reader.readAsText(file.slice(0, searchedBytes), 'latin1'));
  return start.includes(signature) ? null : 'notPdf';
};

export const base64Of = async (file: File): Promise<string> => {
  const url = await readWith<string>((reader) => reader.readAsDataURL(file));
  return url.slice(url.indexOf(',') + 1);
};
