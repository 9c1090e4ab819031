import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

/**
 * A short text about one control, shown on hover and on focus. It stays beside its control, inside the page's
 * landmarks.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={200}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-control bg-ink px-3 py-2 text-sm text-bg shadow-overlay"
        >
          {text}
          <Primitive.Arrow className="fill-ink" />
        </Primitive.Content>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
