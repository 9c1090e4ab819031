/** A gray shape in the size of the content. The parent sets aria-busy. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
