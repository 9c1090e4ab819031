interface CountBadgeProps {
  count: number;
  /** Describes the number for screen readers. */
  label: string;
  className?: string;
}

/** A count next to the link to the counted items. */
export const CountBadge = ({ count, label, className = '' }: CountBadgeProps) => (
  <span
    className={`num h-5.5 min-w-5.5 leading-5.5 rounded-full bg-brick px-1.5 text-center text-xs font-bold text-surface ${className}`}
  >
    <span className="text-[0px]">, </span>
    {count > 99 ? '99+' : count}
    <span className="sr-only"> {label}</span>
  </span>
);
