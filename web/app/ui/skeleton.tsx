/** A placeholder in the shape of the content; shown after 200 ms. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span className={className ? `skeleton ${className}` : 'skeleton'} aria-hidden="true" />
);

export const CardSkeleton = () => (
  <div>
    <Skeleton className="aspect-[5/4] rounded-lg" />
    <Skeleton className="h-3.5 w-3/5 mt-4" />
    <Skeleton className="h-[18px] w-[88%] mt-2.5" />
    <Skeleton className="h-3.5 w-[54%] mt-2.5" />
    <Skeleton className="h-5 w-2/5 mt-4" />
  </div>
);
