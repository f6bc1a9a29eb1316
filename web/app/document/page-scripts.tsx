import { cloneElement } from 'react';
import { Scripts } from 'react-router';
import { mapElements } from './map-elements.ts';
import { startingScript } from './start-modules.ts';

const holderId = 'page-modules';

/**
 * The scripts of the page, which is readable without them. The framework's module script is inert until the first
 * pictures are painted, and its preloads come with it.
 */
export const PageScripts = () => {
  const modules: string[] = [];
  return mapElements(Scripts({}), (element) => {
    const { type, rel, href, nonce } = element.props;
    if (rel === 'modulepreload') return void (href && modules.push(href));
    if (type !== 'module') return element;
    // only the server writes it: in the browser it has done its work
    const starting = import.meta.env.SSR ? startingScript(holderId, modules) : ' ';
    return (
      <>
        {cloneElement(element, { type: 'text/plain', id: holderId })}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: starting }} />
      </>
    );
  });
};
