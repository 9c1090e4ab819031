import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

/** The link above the heading of a page. */
export function BackLink({ children, ...rest }: Omit<LinkProps, 'children'> & { children: ReactNode }) {
  return (
    <Link
      {...rest}
      activeOptions={{ exact: true }}
      className="link mb-2 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
    >
      <ArrowLeft size={18} aria-hidden="true" />
      {children}
    </Link>
  );
}
