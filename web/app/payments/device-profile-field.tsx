import { setUpThreeDS } from '@golark/contract/payments/calls';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { profileDevice } from './profile-device.ts';

/** Asks the gateway for its page; undefined if it needs none, or can't be reached: the bank then asks the buyer. */
const collect = async (savedCardId: string, signal: AbortSignal): Promise<string | undefined> => {
  const frame = await callApi(browserApi, setUpThreeDS, { body: { savedCardId } });
  if (!frame.ok || frame.data.deviceDataCollectionUrl === '' || signal.aborted) return undefined;
  const profile = await profileDevice(frame.data, signal);
  return 'sessionId' in profile ? profile.sessionId : undefined;
};

/** What the gateway collected about the device for the chosen saved card, as a field of the form. It never holds up the payment. */
export const DeviceProfileField = ({ savedCardId }: { savedCardId: string }) => {
  const [collected, setCollected] = useState<{ savedCardId: string; sessionId: string }>();
  useEffect(() => {
    const leaving = new AbortController();
    collect(savedCardId, leaving.signal).then(
      (sessionId) => {
        if (sessionId && !leaving.signal.aborted) setCollected({ savedCardId, sessionId });
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [savedCardId]);
  return collected?.savedCardId === savedCardId ? (
    <input type="hidden" name="deviceProfileSessionId" value={collected.sessionId} />
  ) : null;
};
