const bytesOfPage = 65_536;

/**
 * Limits each memory of WebAssembly in this thread, which is outside the heap and its limit. Programs grow their memory by this method
 * only: they fail as if there was no more.
 */
export const limitWasmMemory = (megabytes: number): void => {
  const limit = megabytes * 1024 * 1024;
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (this: WebAssembly.Memory, pages: number): number {
    if (this.buffer.byteLength + pages * bytesOfPage > limit) throw new RangeError('too much memory');
    return grow.call(this, pages);
  };
};
