/** A question with its consequence, a quiet way out and the action. */
export type Question = {
  title: string;
  text: string;
  keepLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** Runs while the dialog is busy; it closes when this is done, and stays open when it fails. */
  onConfirm: () => Promise<void> | void;
};

/** Something to know before going on, with one button. */
export type Notice = { title: string; text: string; closeLabel: string };

export type ConfirmState =
  | { kind: 'hidden' }
  | { kind: 'confirmation'; question: Question; isBusy: boolean }
  | { kind: 'alert'; notice: Notice };

const hidden: ConfirmState = { kind: 'hidden' };
let state: ConfirmState = hidden;
const listeners = new Set<() => void>();

const become = (next: ConfirmState): void => {
  state = next;
  for (const listener of listeners) listener();
};

/** The one dialog of the page; a newer question takes the place of one that nobody answered. */
export const askToConfirm = (question: Question): void => {
  if (state.kind === 'confirmation' && state.isBusy) return;
  become({ kind: 'confirmation', question, isBusy: false });
};

export const showAlert = (notice: Notice): void => {
  if (state.kind === 'confirmation' && state.isBusy) return;
  become({ kind: 'alert', notice });
};

/** For the host of the dialog. */
export const confirmDialog = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  state: () => state,
  close() {
    if (state.kind === 'confirmation' && state.isBusy) return;
    become(hidden);
  },
  async confirm() {
    if (state.kind !== 'confirmation' || state.isBusy) return;
    const { question } = state;
    become({ kind: 'confirmation', question, isBusy: true });
    try {
      await question.onConfirm();
      become(hidden);
    } catch {
      // told where it happened; the question stands, so that it can be tried again
      become({ kind: 'confirmation', question, isBusy: false });
    }
  },
};
