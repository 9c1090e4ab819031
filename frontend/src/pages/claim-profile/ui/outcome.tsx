import { useEffect, useRef, type ReactNode } from 'react';

/** Replaces the form and takes the focus. */
export function ClaimOutcomeMessage({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role={role} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
