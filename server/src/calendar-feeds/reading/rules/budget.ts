import { FileFailure } from './file-faults.ts';

/** The work that all recurring events of a file may cause together. */
export class Budget {
  private steps = 2_000_000;
  private instances = 50_000;

  step(count: number): void {
    this.steps -= count;
    if (this.steps < 0) throw new FileFailure('too_complex');
  }

  instance(): void {
    this.instances -= 1;
    if (this.instances < 0) throw new FileFailure('too_many_events');
  }
}
