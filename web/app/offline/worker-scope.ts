/** An event that keeps the worker alive until its work is done. */
export type WorkEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type RequestEvent = WorkEvent & {
  request: Request;
  clientId: string;
  respondWith(response: Promise<Response>): void;
};

type Scope = {
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ url: string } | undefined>;
  };
  addEventListener(type: 'install' | 'activate', listener: (event: WorkEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkEvent & { data: unknown }) => void): void;
};

/** The part of its global scope that our worker uses. TypeScript's types of workers exclude those of pages, which the rest of the app needs. */
export const scope = globalThis as unknown as Scope;
