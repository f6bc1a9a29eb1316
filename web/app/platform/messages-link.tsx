export const messagesLinkId = 'messages';

/** Fetches the messages beside the scripts: hydrating waits for both, and for no round trip more. */
export const MessagesLink = ({ address }: { address: string }) => (
  <link id={messagesLinkId} rel="preload" as="fetch" crossOrigin="anonymous" href={address} />
);
