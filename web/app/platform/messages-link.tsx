import { useState } from 'react';

export const messagesLinkId = 'messages';

/**
 * Fetches the messages of the first page in parallel with the scripts, so that hydration needs no extra round trip. The
 * path does not change with a navigation: the browser would preload messages that it has.
 */
export const MessagesLink = ({ path }: { path: string }) => {
  const [firstPath] = useState(path);
  return <link id={messagesLinkId} rel="preload" as="fetch" crossOrigin="anonymous" href={firstPath} />;
};
