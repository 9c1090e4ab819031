import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';

/** An error in place of the content, with a button to retry. */
export function ErrorPanel({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="card flex flex-wrap items-center justify-between gap-4 p-5">
      <p className="text-danger">{message}</p>
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** A full page with one message: an arch, a heading, a few words and links. */
export function MessagePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page-width py-12 text-center sm:py-20">
      <svg
        viewBox="0 0 120 80"
        width={150}
        height={100}
        fill="none"
        strokeLinecap="round"
        aria-hidden="true"
        className="mx-auto"
      >
        <path d="M2 78h116" strokeWidth="2" className="stroke-line" />
        <path d="M14 77V52a46 44 0 0 1 92 0v25" strokeWidth="7" className="stroke-ivy" />
        <path d="M44 77V60a16 16 0 0 1 32 0v17" strokeWidth="5" className="stroke-gold" />
      </svg>
      <h1 className="mt-8 text-title">{title}</h1>
      <div className="mx-auto mt-4 grid max-w-xl justify-items-center gap-4 text-lg text-muted">{children}</div>
    </div>
  );
}
