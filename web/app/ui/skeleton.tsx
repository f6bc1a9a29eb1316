import { useTranslations } from '../platform/translations.ts';

/** The shape of what comes; shown after 200 ms, never longer than the content itself. */
export function Skeleton({ className }: { className?: string }) {
  return <span className={className ? `skeleton ${className}` : 'skeleton'} aria-hidden="true" />;
}

export function CardSkeleton() {
  return (
    <div>
      <Skeleton className="aspect-[5/4] rounded-lg" />
      <Skeleton className="h-3.5 w-3/5 mt-4" />
      <Skeleton className="h-[18px] w-[88%] mt-2.5" />
      <Skeleton className="h-3.5 w-[54%] mt-2.5" />
      <Skeleton className="h-5 w-2/5 mt-4" />
    </div>
  );
}

/** A row or grid of cards that says once, for everybody, that something is on its way. */
export function LoadingCards({ count = 4 }: { count?: number }) {
  const t = useTranslations('ui');
  return (
    <div className="card-grid" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, position) => position).map((position) => (
        <CardSkeleton key={position} />
      ))}
    </div>
  );
}
