import { Outlet, useMatches } from 'react-router';
import { Island, islandCode } from '../platform/island.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { TaskHeader } from './task-header.tsx';

const footer = islandCode(() => import('./slim-footer.tsx').then(({ SlimFooter }) => SlimFooter));

type TaskHandle = { task?: 'entry' | 'checkout'; phoneTitle?: string; backTo?: string };
type TaskData = { phoneTitle?: string; backTo?: string } | undefined;

/**
 * Checkout and account entry: no menu, no footer links, no tab bar. A page has `handle = { task: 'checkout' }`
 * and gives phoneTitle and backTo (for the phone's bar) in its loader's data.
 */
const TaskLayout = () => {
  const page = useMatches().at(-1);
  const handle = (page?.handle ?? {}) as TaskHandle;
  const data = page?.loaderData as TaskData;
  return (
    <>
      <SkipLink />
      <TaskHeader
        kind={handle.task ?? 'entry'}
        title={data?.phoneTitle ?? handle.phoneTitle}
        backTo={data?.backTo ?? handle.backTo}
      />
      <main id={contentId} tabIndex={-1}>
        <Outlet />
      </main>
      <Island of={footer} />
    </>
  );
};

export default TaskLayout;
