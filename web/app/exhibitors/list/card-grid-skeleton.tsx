import { useMessages } from '../../messages/messages';
import { Card } from '../../ui/card/card';
import { Skeleton } from '../../ui/layout/skeleton';

export function CardGridSkeleton({ count }: { count: number }) {
  const m = useMessages();
  return (
    <>
      <p role="status" className="sr-only">
        {m.listing.loading}
      </p>
      <div aria-hidden="true" className="waited grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: count }, (_, index) => (
          <Card key={index} className="flex flex-col gap-3 p-4 sm:min-h-64 sm:p-5">
            <div className="flex justify-between gap-3">
              <Skeleton className="h-14 w-20 rounded-card sm:h-20 sm:w-30" />
              <Skeleton className="h-6 w-16" />
            </div>
            <Skeleton className="h-6 w-4/5" />
            <Skeleton className="w-2/5" />
            <Skeleton />
            <Skeleton className="w-3/4" />
          </Card>
        ))}
      </div>
    </>
  );
}
