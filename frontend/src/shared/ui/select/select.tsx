import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** The browser's native select, with our styles. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={`relative inline-block min-w-0 ${className}`}>
      <select
        className="min-h-11 w-full min-w-0 cursor-pointer appearance-none rounded-control border border-control bg-surface py-2 pr-9 pl-3 text-ellipsis text-ink"
        {...rest}
      >
        {children}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
      />
    </span>
  );
}
