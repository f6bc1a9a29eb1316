export const transferFormId = 'transfer';

/** Opens the form with this ticket chosen, where the name of its new owner is typed. */
export const prepareTransfer = (number: number): void => {
  const form = document.getElementById(transferFormId);
  if (!(form instanceof HTMLDetailsElement)) return;
  form.open = true;
  for (const choice of form.querySelectorAll<HTMLInputElement>('input[name=ticket]'))
    choice.checked = choice.value === String(number);
  form.querySelector<HTMLInputElement>('input[name=name]')?.focus();
};
