import { createHash } from 'node:crypto';

/** A text is prepared from this execution on; most statements of a command line or an import never get there. */
const executionsBefore = 5;
/** Each connection keeps a plan per prepared statement; searches with rare filters must not fill the database's memory. */
const mostStatements = 300;
const mostCounted = 2000;

/** PostgreSQL has one code for all that it does not support; of the columns of a result only the text tells. */
const isStale = (error: unknown): boolean =>
  error instanceof Error && error.message === 'cached plan must not change result type';

/**
 * Decides which statements the connections prepare: those that are executed often, so that the database parses and plans
 * them only the first times. One per pool.
 */
export class PreparedStatements {
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private generation = 0;

  /** The name under which this execution is prepared, or undefined. */
  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known || this.names.size >= mostStatements) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count <= executionsBefore) {
      if (this.counts.size >= mostCounted) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    const name = createHash('sha256').update(`${this.generation} ${text}`).digest('hex').slice(0, 24);
    this.names.set(text, name);
    return name;
  }

  /**
   * Whether the error says that the prepared statement is out of date, which happens when another process migrates the
   * database. All statements are then prepared again under other names.
   */
  forgetIfStale(error: unknown): boolean {
    if (!isStale(error)) return false;
    this.generation += 1;
    this.names.clear();
    return true;
  }
}
