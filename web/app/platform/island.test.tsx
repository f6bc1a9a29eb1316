import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Island, islandCode, loadIslands } from './island.tsx';

const loadInner = async () => {
  const inner = islandCode(async () => ({ text }: { text: string }) => <b>{text}</b>);
  return () => <Island of={inner} text="inside" />;
};

it('the server has the code of an island in another one before it renders', async () => {
  const outer = islandCode(loadInner);
  await loadIslands();
  expect(renderToString(<Island of={outer} />)).toContain('<b>inside</b>');
});
