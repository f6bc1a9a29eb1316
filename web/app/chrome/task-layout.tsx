import { Outlet, useMatches } from 'react-router';
import { contentId, SkipLink } from './skip-link.tsx';
import { SlimFooter } from './slim-footer.tsx';
import { TaskHeader } from './task-header.tsx';

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
      <SlimFooter />
    </>
  );
};

export default TaskLayout;
