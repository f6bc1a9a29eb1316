import type { FastifyInstance, FastifyReply } from 'fastify';
import { Failure } from '../failure.ts';

/** How often the database is asked, once however many subjects are watched, and how often a silent stream says that it is alive. */
const pollMilliseconds = 500;
const silentPolls = 40;
/** The streams of this process; more are refused, and their pages ask again from time to time. */
const mostStreams = 5000;
/** Streams that a holder, such as an account, may have; the oldest one ends when it opens another one. */
const mostOfHolder = 6;
/** A stream ends after this time, so that an account that may no longer read stops reading; its page opens another one. */
const longestPolls = 1200;

interface Stream {
  subject: string;
  reply: FastifyReply;
  holder: string | null;
  polls: number;
}

export interface ChangeFeed {
  /** The type of the server-sent events. */
  event: string;
  /** Called before a subject is watched that no other page watches: changes from then on are reported. */
  begin(subject: string): Promise<void>;
  /** Which of these subjects have changed since the previous call, each with what its watchers are sent. */
  changesOf(subjects: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

/** Reports to the pages that watch a subject, by server-sent events, that it has changed, so that they load it again. */
export class ChangeStreams {
  readonly #feed: ChangeFeed;
  readonly #streams = new Set<Stream>();
  #timer: NodeJS.Timeout | undefined;
  /** The latest poll. */
  #running: Promise<void> = Promise.resolve();

  constructor(app: FastifyInstance, feed: ChangeFeed) {
    this.#feed = feed;
    app.addHook('preClose', async () => this.#end());
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const { reply } of this.#streams) reply.raw.end();
    this.#streams.clear();
  }

  #eventOf(data: unknown): string {
    return `event: ${this.#feed.event}\ndata: ${JSON.stringify(data)}\n\n`;
  }

  #send(stream: Stream, changes: ReadonlyMap<string, unknown>): void {
    const { raw } = stream.reply;
    if (raw.writableEnded) return;
    stream.polls += 1;
    const data = changes.get(stream.subject);
    if (data !== undefined) raw.write(this.#eventOf(data));
    else if (stream.polls % silentPolls === 0) raw.write(': still here\n\n');
    if (stream.polls >= longestPolls) raw.end();
  }

  async #poll(): Promise<void> {
    const subjects = [...new Set([...this.#streams].map(({ subject }) => subject))];
    const asked = [...this.#streams];
    // a database that does not answer has changed nothing that could be shown
    const changes = await this.#feed.changesOf(subjects).catch(() => new Map<string, unknown>());
    for (const stream of asked) if (this.#streams.has(stream)) this.#send(stream, changes);
    this.#timer = undefined;
    this.#schedule();
  }

  #schedule(): void {
    if (this.#timer || this.#streams.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#running = this.#poll();
    }, pollMilliseconds).unref();
  }

  #endOldest(holder: string): void {
    const own = [...this.#streams].filter((stream) => stream.holder === holder);
    if (own.length > mostOfHolder) own[0]?.reply.raw.end();
  }

  /**
   * Sends the changes of a subject from now on, and at first what `findMissed` finds, which is asked once all later changes are
   * sent. The caller has checked that the subject may be watched. Throws UNAVAILABLE.
   */
  async open(
    reply: FastifyReply,
    subject: string,
    { holder = null, findMissed }: { holder?: string | null; findMissed?: () => Promise<unknown> } = {},
  ): Promise<void> {
    if (this.#streams.size >= mostStreams)
      throw new Failure('UNAVAILABLE', { detail: 'Too many pages are watching.', retryAfterSeconds: 60 });
    const isWatched = [...this.#streams].some((stream) => stream.subject === subject);
    if (!isWatched) await this.#feed.begin(subject);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.write('retry: 5000\n\n');
    const stream = { subject, reply, holder, polls: 0 };
    this.#streams.add(stream);
    raw.on('close', () => this.#streams.delete(stream));
    if (holder) this.#endOldest(holder);
    this.#schedule();
    if (findMissed) await this.#sendMissed(stream, findMissed);
  }

  async #sendMissed({ reply: { raw } }: Stream, findMissed: () => Promise<unknown>): Promise<void> {
    // it may have begun without this subject, and then reads what it does not send
    await this.#running;
    try {
      const missed = await findMissed();
      if (missed !== undefined && !raw.writableEnded) raw.write(this.#eventOf(missed));
    } catch {
      // the page connects again
      raw.end();
    }
  }
}
