import type { EventProblemCode } from '@golark/contract/calendar-feeds/rules';
import type { FileFault } from '../read-calendar.ts';

/** The whole file can't be read. */
export class FileFailure extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** One event can't be read; the others can. */
export class EventFailure extends Error {
  readonly code: EventProblemCode;

  constructor(code: EventProblemCode) {
    super(code);
    this.code = code;
  }
}

/** `read()`, or the failure of the event if it throws one, also one of the library. */
export const orEventFailure = <T>(code: EventProblemCode, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    if (error instanceof EventFailure || error instanceof FileFailure) throw error;
    throw new EventFailure(code);
  }
};
