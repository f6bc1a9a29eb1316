import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeWindow {
  axe: { run(options: object): Promise<AxeResults> };
}

const conformance = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** WCAG 2.5.3: people who speak to their computer say what they read. axe runs this rule only if it is named. */
export const labelInName = 'label-content-name-mismatch';

/** What axe finds serious or critical, for rules or sets of rules by name, and for rules that are not in these sets. */
export const gravePoints = async (
  page: Page,
  runOnly: string[],
  alsoRules: string[] = [],
): Promise<string[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (asked) => (window as unknown as AxeWindow).axe.run({ ...asked, resultTypes: ['violations'] }),
    { runOnly, rules: Object.fromEntries(alsoRules.map((rule) => [rule, { enabled: true }])) },
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

/** Colors change over a moment; a contrast in between says nothing. */
const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)).then(() => null),
  );

/** Nothing serious or critical in the theme that is shown. */
export const expectNothingGrave = async (page: Page): Promise<void> => {
  expect(await gravePoints(page, conformance, [labelInName])).toEqual([]);
};

/** Nothing serious or critical in light, and no contrast that is too low in dark. */
export const expectNothingGraveInBothThemes = async (page: Page): Promise<void> => {
  await expectNothingGrave(page);
  // the themes differ only in their colors
  await page.emulateMedia({ colorScheme: 'dark' });
  await untilStill(page);
  expect(await gravePoints(page, ['color-contrast'])).toEqual([]);
};
