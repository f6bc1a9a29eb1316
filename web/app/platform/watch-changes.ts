/** How long a page waits before it connects, and connects again, and how often it asks while it cannot connect. */
const firstMilliseconds = 2000;
const reconnectMilliseconds = 5000;
const pollMilliseconds = 15_000;

type Watch = {
  /** The address of a stream of server-sent events, which may depend on what the page has loaded so far. */
  address: () => string;
  headers: Record<string, string>;
  /** Browsers allow few connections to a site, so that its tabs share one; those of the same name do. */
  name: string;
  /** `data` of an event; null when events may have been missed. */
  onChange: (data: string | null) => void;
};

/** Reads events until the stream ends. `EventSource` cannot send the header that names the acting host. */
const readStream = async ({ address, headers }: Watch, { signal, onData }: Reading): Promise<void> => {
  const response = await fetch(address(), { headers: { accept: 'text/event-stream', ...headers }, signal });
  if (!response.ok || !response.body) throw new Error(`the stream responded with ${response.status}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data !== undefined) onData(data);
    }
  }
};

type Reading = { signal: AbortSignal; onData: (data: string | null) => void };

const wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Connects again and again; while that fails, everything may have changed from time to time. */
const follow = async (watch: Watch, { signal, onData }: Reading): Promise<void> => {
  // what the page itself needs is loaded first
  await wait(firstMilliseconds, signal);
  while (!signal.aborted) {
    const hasEnded = await readStream(watch, { signal, onData }).then(
      () => true,
      () => false,
    );
    await wait(hasEnded ? reconnectMilliseconds : pollMilliseconds, signal);
    if (!signal.aborted) onData(null);
  }
};

/** Whether another tab has the connection: what it was told while this page loaded is not repeated. */
const isConnected = async (name: string): Promise<boolean> => {
  const locks = await navigator.locks?.query();
  return locks?.held?.some((lock) => lock.name === name) ?? false;
};

/**
 * Reports changes that the server announces. One of the tabs that watch the same has the connection and passes events on to the others; when
 * it is closed, another one takes over. Returns how to stop.
 */
export const watchChanges = (watch: Watch): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(watch.name);
  const onData = (data: string | null) => {
    channel?.postMessage(data);
    watch.onChange(data);
  };
  channel?.addEventListener('message', ({ data }) => watch.onChange(typeof data === 'string' ? data : null));
  const lead = () => follow(watch, { signal, onData });
  void isConnected(watch.name).then((isOther) => {
    if (isOther && !signal.aborted) watch.onChange(null);
  });
  // the lock of a closed tab is given to the next one
  const led = navigator.locks ? navigator.locks.request(watch.name, { signal }, lead) : lead();
  // it is aborted while it waits for the lock
  led.catch(() => undefined);
  return () => {
    stopped.abort();
    channel?.close();
  };
};
