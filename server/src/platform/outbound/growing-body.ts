/** One buffer that grows: a body that arrives byte by byte would otherwise be millions of objects. */
export class GrowingBody {
  readonly #bytes: ArrayBuffer;
  readonly #view: Uint8Array;

  constructor(maxBytes: number) {
    this.#bytes = new ArrayBuffer(0, { maxByteLength: maxBytes });
    this.#view = new Uint8Array(this.#bytes);
  }

  /** Returns false, and appends nothing, if the chunk does not fit. */
  append(chunk: Uint8Array): boolean {
    const start = this.#bytes.byteLength;
    if (start + chunk.byteLength > this.#bytes.maxByteLength) return false;
    this.#bytes.resize(start + chunk.byteLength);
    this.#view.set(chunk, start);
    return true;
  }

  /** Its bytes in a buffer that does not grow, which decoders of text require. */
  copy(): Uint8Array {
    return this.#view.slice();
  }
}
