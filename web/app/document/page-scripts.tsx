import { cloneElement } from 'react';
import { Scripts } from 'react-router';
import { mapLinks } from './map-links.tsx';

/** The scripts of the page, which is readable without them: pictures and fonts come first. */
export const PageScripts = () =>
  mapLinks(Scripts({}), (link) =>
    link.props.rel === 'modulepreload' ? cloneElement(link, { fetchPriority: 'low' }) : link,
  );
