const isBetween = (value: number, most: number): boolean => Math.abs(value) <= most;

/** `39.74,-104.98`; null for anything but two numbers that are a latitude and a longitude. */
export const readCenter = (text: string): { lat: number; lng: number } | null => {
  const parts = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [lat = Number.NaN, lng = Number.NaN, ...others] = parts;
  return others.length === 0 && isBetween(lat, 90) && isBetween(lng, 180) ? { lat, lng } : null;
};
