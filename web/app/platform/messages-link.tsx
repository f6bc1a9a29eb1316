export const messagesLinkId = 'messages';

/** Fetches the messages in parallel with the scripts, so that hydration needs no extra round trip. */
export const MessagesLink = ({ address }: { address: string }) => (
  <link id={messagesLinkId} rel="preload" as="fetch" crossOrigin="anonymous" href={address} />
);
