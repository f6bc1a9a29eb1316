import { addScript } from './add-script.ts';

type DataLayer = object[];

const layer = (): DataLayer => {
  const scope = window as unknown as { dataLayer?: DataLayer };
  scope.dataLayer ??= [];
  return scope.dataLayer;
};

/** Google Tag Manager by its container id; events are pushed to its data layer. */
export const startTagManager = (id: string): ((event: string, properties: object) => void) => {
  layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
  return (event, properties) => void layer().push({ event, ...properties });
};
