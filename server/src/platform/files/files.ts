/** A store of immutable files under keys such as `pictures/ab/cdef-640.avif`. */
export interface Files {
  /** The bytes, or null. */
  read(key: string): Promise<Buffer | null>;
  write(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Copies a file to a path without loading it; returns false if there is none. */
  copyOut(key: string, to: string): Promise<boolean>;
  /** Stores the file at a path without loading it. */
  copyIn(key: string, from: string, contentType: string): Promise<void>;
  /** Has no effect on a key without a file. */
  erase(key: string): Promise<void>;
}
