const PIERS = [
  { x: 80, className: 'stroke-c1' },
  { x: 140, className: 'stroke-c2' },
  { x: 200, className: 'stroke-c3' },
  { x: 260, className: 'stroke-c4' },
  { x: 320, className: 'stroke-c1' },
];

/** Illustration of the product: one wide arch over many doors. */
export function ArchBridge({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 400 250"
      fill="none"
      role="img"
      aria-label="A wide arch spanning five smaller ones"
      className={`w-full max-w-64 justify-self-center sm:max-w-md print:hidden ${className}`}
    >
      <path d="M0 232h400" strokeWidth="3" className="stroke-line" />
      <path d="M20 230V150a180 140 0 0 1 360 0v80" strokeWidth="16" className="stroke-ivy" />
      {PIERS.map(({ x, className }) => (
        <path key={x} d={`M${x - 22} 230v-60a22 22 0 0 1 44 0v60`} strokeWidth="8" className={className} />
      ))}
      <circle cx="200" cy="10" r="9" className="fill-gold" />
    </svg>
  );
}
