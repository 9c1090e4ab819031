/** Two nested arches: the outer one is the alum, the inner one the student. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeWidth="3.6"
      strokeLinecap="round"
      aria-hidden="true"
      className="shrink-0"
    >
      <path d="M4 27V17a12 12 0 0 1 24 0v10" className="stroke-ivy" />
      <path d="M11 27v-9a5 5 0 0 1 10 0v9" className="stroke-gold" />
    </svg>
  );
}
