import { Loading } from "@/shared/ui/Loading";

/** The day's shape while it is on its way. */
export function DaySkeleton() {
  return (
    <div className="day-skeleton">
      <Loading />
      <div className="day-counters" aria-hidden="true">
        {Array.from({ length: 5 }, (_, place) => (
          <div key={place} className="day-skeleton-counter" />
        ))}
      </div>
      <div className="day-columns" aria-hidden="true">
        <div className="day-skeleton-part" />
        <div className="day-skeleton-part" />
      </div>
    </div>
  );
}
