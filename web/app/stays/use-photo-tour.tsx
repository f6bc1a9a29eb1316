import type { Property } from '@golark/contract/stays/schemas';
import { lazy, Suspense, useState } from 'react';

const loadTour = () => import('./photo-tour.tsx');
const PhotoTour = lazy(() => loadTour().then(({ PhotoTour: component }) => ({ default: component })));

// a failed fetch is repeated, and reported, when the tour is opened
const fetchTour = () => void loadTour().catch(() => undefined);

export type PicturedProperty = Pick<Property, 'images' | 'title' | 'stayType' | 'bedrooms'>;

/** The tour of a stay's pictures; its code is loaded when the pointer or the focus is near. */
export const usePhotoTour = (property: PicturedProperty) => {
  /** The picture at which the tour was opened; null until then. */
  const [tour, setTour] = useState<{ first: string; isOpen: boolean } | null>(null);
  return {
    open: (first = '') => setTour({ first, isOpen: true }),
    whenNear: { onPointerEnter: fetchTour, onFocus: fetchTour },
    dialog: (
      <Suspense fallback={null}>
        {tour && (
          <PhotoTour property={property} {...tour} onClose={() => setTour({ ...tour, isOpen: false })} />
        )}
      </Suspense>
    ),
  };
};
