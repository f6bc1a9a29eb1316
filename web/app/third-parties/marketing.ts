import { addScript } from './add-script.ts';

const pollMilliseconds = 100;
const mostPolls = 10;

type Sink = (event: string, properties: object) => void;

/**
 * The marketing script defines a global function when it is ready: polled every 100 ms, up to 10 times; null if it
 * does not appear.
 */
export const findMarketing = async (scope: Record<string, unknown>, name: string): Promise<Sink | null> => {
  for (let polls = 0; polls < mostPolls; polls++) {
    const found = scope[name];
    if (typeof found === 'function') return found as Sink;
    await new Promise((done) => setTimeout(done, pollMilliseconds));
  }
  return null;
};

export const startMarketing = ({ src, global }: { src: string; global: string }): Promise<Sink | null> => {
  addScript(src);
  return findMarketing(window as unknown as Record<string, unknown>, global);
};
