/** A grey shape the size of what is coming. The parent carries aria-busy. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={`skeleton ${className}`} />;
}
