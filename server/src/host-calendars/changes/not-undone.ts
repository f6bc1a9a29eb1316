import type { Day } from '@golark/contract/dates/rules';
import type { UndoRefusal } from '@golark/contract/host-calendar/rules';
import { Failure } from '#platform/failure';

const sentences: Record<UndoRefusal, string> = {
  undone: 'This change has been undone already.',
  sold: 'A night of this change is sold now. Nothing was undone.',
  changed: 'A night was changed again since. Nothing was undone.',
  'kept-closed': 'A night stays closed, because a stay in it was canceled by the host. Nothing was undone.',
  past: 'All nights of this change are past.',
};

/** INVALID_STATE with the reason and the first night that it concerns. */
export const notUndone = (reason: UndoRefusal, day: Day | null): Failure =>
  new Failure('INVALID_STATE', { detail: sentences[reason], extra: { reason, day } });
