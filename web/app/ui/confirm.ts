/** A question with its consequence, a button that does nothing and one that acts. */
export type Question = {
  title: string;
  text: string;
  keepLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** Runs while the dialog is busy; it closes when this is done, and stays open when it fails. */
  onConfirm: () => Promise<void> | void;
};

/** A notice with one button. */
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

/** The page has one dialog; a new question replaces an unanswered one. */
export const askToConfirm = (question: Question): void => {
  if (state.kind === 'confirmation' && state.isBusy) return;
  become({ kind: 'confirmation', question, isBusy: false });
};

export const showAlert = (notice: Notice): void => {
  if (state.kind === 'confirmation' && state.isBusy) return;
  become({ kind: 'alert', notice });
};

/** For ConfirmHost, which renders the dialog. */
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
      // reported where it happened; the dialog stays open for another attempt
      become({ kind: 'confirmation', question, isBusy: false });
    }
  },
};
