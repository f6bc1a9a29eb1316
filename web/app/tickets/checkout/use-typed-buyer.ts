import { type RefObject, useEffect } from 'react';

const fields = ['firstName', 'lastName', 'oneName', 'email', 'nationalNumber'] as const;
const storageKey = 'ticket-buyer';

const read = (): Record<string, string> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
};

const write = (form: HTMLFormElement): void => {
  const typed = new FormData(form);
  const entries = fields.map((name) => [name, String(typed.get(name) ?? '')]);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(entries)));
  } catch {
    // private windows may refuse storage; the form works without it
  }
};

/** What the buyer typed survives a reload of this tab. Never the card. */
export const useTypedBuyer = (form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const stored = read();
    for (const name of fields) {
      const input = element.elements.namedItem(name);
      const text = stored[name];
      if (!text || !(input instanceof HTMLInputElement)) continue;
      if (input.type === 'checkbox') input.checked = true;
      else if (input.value === '') input.value = text;
    }
    const store = () => write(element);
    element.addEventListener('input', store);
    return () => element.removeEventListener('input', store);
  }, [form]);
};
