import { Children, Fragment, isValidElement, type JSX, type ReactElement, type ReactNode } from 'react';

type ElementProps = JSX.IntrinsicElements['link'] & JSX.IntrinsicElements['script'];

const isFragment = (element: ReactElement): element is ReactElement<{ children?: ReactNode }> =>
  element.type === Fragment;

/** Replaces each `<link>` and `<script>` that a component of the framework returns, which has no option for it. */
export const mapElements = (
  tree: ReactNode,
  change: (element: ReactElement<ElementProps>) => ReactNode,
): ReactNode =>
  Children.map(tree, (child) => {
    if (!isValidElement<ElementProps>(child)) return child;
    return isFragment(child) ? mapElements(child.props.children, change) : change(child);
  });
