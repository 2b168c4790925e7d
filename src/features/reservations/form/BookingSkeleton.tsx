import { Loading } from "@/shared/ui/Loading";

/** The form's shape while it is on its way. */
export function BookingSkeleton() {
  return (
    <div className="booking-skeleton">
      <Loading />
      <div className="booking-skeleton-part" aria-hidden="true" />
      <div className="booking-skeleton-part" aria-hidden="true" />
      <div className="booking-skeleton-part" aria-hidden="true" />
    </div>
  );
}
