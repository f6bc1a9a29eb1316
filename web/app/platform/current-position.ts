const options = { timeout: 10_000, maximumAge: 600_000 };

/** About a kilometer: enough to find what is near, and no more than that is in an address. */
const rounded = (degrees: number): number => Math.round(degrees * 100) / 100;

/** Asks the browser for its position; null if it has none, or the visitor does not want to tell it. */
export const currentPosition = (): Promise<{ lat: number; lng: number } | null> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: rounded(coords.latitude), lng: rounded(coords.longitude) }),
      () => resolve(null),
      options,
    );
  });
