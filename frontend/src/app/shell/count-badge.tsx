interface CountBadgeProps {
  count: number;
  /** What is counted, for who cannot see where the number stands. */
  label: string;
  className?: string;
}

/** How many there are of something, beside the link that leads to it. */
export const CountBadge = ({ count, label, className = '' }: CountBadgeProps) => (
  <span
    className={`num h-5.5 min-w-5.5 leading-5.5 rounded-full bg-brick px-1.5 text-center text-xs font-bold text-surface ${className}`}
  >
    <span className="text-[0px]">, </span>
    {count > 99 ? '99+' : count}
    <span className="sr-only"> {label}</span>
  </span>
);
