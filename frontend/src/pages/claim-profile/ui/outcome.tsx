import { useEffect, useRef, type ReactNode } from 'react';

/** Takes the place of the form, and the focus that was in it. */
export function Outcome({ role, children }: { role: 'status' | 'alert'; children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} role={role} tabIndex={-1} className="outline-none">
      {children}
    </p>
  );
}
