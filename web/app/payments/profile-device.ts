/** As long as the frame may take (specification, section 9). */
export const deviceProfileTimeout = 15_000;

/** What came of collecting data about the buyer's device. */
export type DeviceProfile = { sessionId: string } | { isTimedOut: true };

interface Frame {
  deviceDataCollectionUrl: string;
  accessToken: string;
}

const hiddenFrame = (name: string): HTMLIFrameElement => {
  const frame = document.createElement('iframe');
  Object.assign(frame, { name, hidden: true, tabIndex: -1 });
  frame.setAttribute('aria-hidden', 'true');
  return frame;
};

const postTo = (name: string, { deviceDataCollectionUrl, accessToken }: Frame): HTMLFormElement => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: deviceDataCollectionUrl, target: name, hidden: true });
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'accessToken', value: accessToken });
  form.append(field);
  return form;
};

const sessionIdOf = (data: unknown): string | null => {
  if (typeof data !== 'object' || data === null || !('sessionId' in data)) return null;
  const { sessionId } = data;
  return typeof sessionId === 'string' && sessionId !== '' ? sessionId : null;
};

let opened = 0;

/**
 * Lets the gateway collect data about the device in a hidden frame, with which a bank may do without a challenge. Ends with a message of
 * our own origin that contains the id of what was collected, or when the time is over. The signal removes the frame.
 */
export const profileDevice = (from: Frame, signal: AbortSignal): Promise<DeviceProfile> =>
  new Promise((resolve) => {
    opened += 1;
    const name = `device-profile-${opened}`;
    const frame = hiddenFrame(name);
    const form = postTo(name, from);
    const end = (profile: DeviceProfile) => {
      clearTimeout(timer);
      window.removeEventListener('message', listen);
      frame.remove();
      form.remove();
      resolve(profile);
    };
    const listen = ({ origin, data }: MessageEvent) => {
      const sessionId = origin === window.location.origin ? sessionIdOf(data) : null;
      if (sessionId) end({ sessionId });
    };
    const timer = setTimeout(() => end({ isTimedOut: true }), deviceProfileTimeout);
    window.addEventListener('message', listen);
    signal.addEventListener('abort', () => end({ isTimedOut: true }));
    document.body.append(frame, form);
    form.submit();
  });
