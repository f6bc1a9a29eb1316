/** An error that the operator can fix; printed as a sentence without a stack trace. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
