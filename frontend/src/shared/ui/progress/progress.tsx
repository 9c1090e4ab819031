interface ProgressProps {
  /** What the progress is about. */
  label: string;
  /** Undefined while the progress is unknown. */
  value: number | undefined;
  max: number;
  /** The value in words, if the share isn't enough: '2 of 3'. */
  description?: string;
}

/** A progress bar. The native element is accessible by default. */
export function Progress({ label, value, max, description }: ProgressProps) {
  return (
    <progress
      aria-label={label}
      aria-valuetext={description}
      {...(value !== undefined && { value })}
      max={max}
      className="block h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-grey-soft text-ivy forced-colors:border [&::-moz-progress-bar]:bg-ivy forced-colors:[&::-moz-progress-bar]:bg-[Highlight] [&::-webkit-progress-bar]:bg-grey-soft [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-ivy [&::-webkit-progress-value]:transition-[width] forced-colors:[&::-webkit-progress-value]:bg-[Highlight]"
    />
  );
}
