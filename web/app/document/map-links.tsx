import { Children, Fragment, isValidElement, type JSX, type ReactElement, type ReactNode } from 'react';

export type LinkElement = ReactElement<JSX.IntrinsicElements['link']>;

const isLink = (element: ReactElement): element is LinkElement => element.type === 'link';

const isFragment = (element: ReactElement): element is ReactElement<{ children?: ReactNode }> =>
  element.type === Fragment;

/** Replaces each `<link>` that a component of the framework returns, which has no option for it. */
export const mapLinks = (tree: ReactNode, change: (link: LinkElement) => ReactNode): ReactNode =>
  Children.map(tree, (child) => {
    if (!isValidElement(child)) return child;
    if (isLink(child)) return change(child);
    return isFragment(child) ? mapLinks(child.props.children, change) : child;
  });
