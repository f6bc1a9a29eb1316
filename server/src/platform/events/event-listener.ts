import type { DomainEvents, EventName } from '@golark/contract/events';
import type { Context } from '../context.ts';
import type { JobHandler } from '../jobs/job-handler.ts';

/** What a feature does when another one announces an event. */
export interface EventListener extends JobHandler {
  readonly event: EventName;
}

/** `name` identifies the listener's jobs: `orders.email-confirmation`. It may run more than once per event. */
export const listenTo = <Name extends EventName>(
  event: Name,
  name: string,
  run: (ctx: Context, payload: DomainEvents[Name]) => Promise<void>,
): EventListener => ({ event, name, run: (ctx, data) => run(ctx, data as DomainEvents[Name]) });
