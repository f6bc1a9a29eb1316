import type { Problem } from '@golark/contract/errors/schemas';

export type SentJson = { ok: true } | { ok: false; problem: Problem | null };

type Sent = { path: string; body: unknown; onProgress: (share: number) => void };

const problemOf = (text: string): Problem | null => {
  try {
    return JSON.parse(text) as Problem;
  } catch {
    // a proxy responded with something other than a problem document
    return null;
  }
};

/** Posts a large body and reports how much of it is sent, which `fetch` cannot. */
export const sendJson = ({ path, body, onProgress }: Sent): Promise<SentJson> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const ok = request.status >= 200 && request.status < 300;
      resolve(ok ? { ok } : { ok, problem: problemOf(request.responseText) });
    };
    request.onerror = () => resolve({ ok: false, problem: null });
    request.onabort = request.onerror;
    request.open('POST', path);
    request.setRequestHeader('content-type', 'application/json');
    request.send(JSON.stringify(body));
  });
