/** One allowed change of a status: what causes it and what it does, in this order, in one transaction. */
export interface Transition<Status extends string, Event extends string, Effect extends string> {
  readonly from: Status;
  readonly event: Event;
  readonly to: Status;
  readonly effects: readonly Effect[];
}

export const findTransition = <Status extends string, Event extends string, Effect extends string>(
  transitions: readonly Transition<Status, Event, Effect>[],
  from: Status,
  event: Event,
): Transition<Status, Event, Effect> | undefined =>
  transitions.find((transition) => transition.from === from && transition.event === event);
