import type { Locator } from 'playwright-core';
import { expect } from 'vitest';

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Moves the focus to an element with Tab alone; fails if Tab does not get there. */
export const tabTo = async (target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; !(await isFocused(target)); presses++) {
    expect(presses, `Tab gets to ${target}`).toBeLessThan(250);
    await target.page().keyboard.press('Tab');
  }
};

/** Goes to a link or a button, and presses Enter. */
export const pressEnter = async (target: Locator): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press('Enter');
};

/** Replaces the text of a field. A day is typed as the field asks for it: `12252026`. */
export const typeInto = async (target: Locator, text: string): Promise<void> => {
  await tabTo(target);
  await target.page().keyboard.press('Control+A');
  await target.page().keyboard.type(text);
};

/** Sets the check mark of a box. */
export const checkWithSpace = async (target: Locator): Promise<void> => {
  await tabTo(target);
  if (!(await target.isChecked())) await target.page().keyboard.press('Space');
  expect(await target.isChecked()).toBe(true);
};

/** Chooses a radio button with the arrow keys, beginning with the one of its group that Tab gets to. */
export const chooseWithArrows = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page();
  const isInGroup = () =>
    target.evaluate(
      (radio) => document.activeElement?.getAttribute('name') === (radio as HTMLInputElement).name,
    );
  for (let presses = 0; !(await isInGroup()); presses++) {
    expect(presses, `Tab gets to the group of ${target}`).toBeLessThan(250);
    await keyboard.press('Tab');
  }
  await keyboard.press('Space');
  for (let presses = 0; !(await target.isChecked()); presses++) {
    expect(presses, `arrows get to ${target}`).toBeLessThan(20);
    await keyboard.press('ArrowDown');
  }
};
