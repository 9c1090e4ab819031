import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const chipStyles = cva('inline-block rounded-chip px-2 py-0.5 text-xs font-semibold', {
  variants: {
    tone: {
      ivy: 'bg-ivy-soft text-on-ivy-soft',
      harbor: 'bg-harbor-soft text-on-harbor-soft',
      gold: 'bg-gold-soft text-on-gold-soft',
      grey: 'bg-grey-soft text-on-grey-soft',
    },
  },
  defaultVariants: { tone: 'ivy' },
});

export function Chip({ tone, children }: VariantProps<typeof chipStyles> & { children: ReactNode }) {
  return <span className={chipStyles({ tone })}>{children}</span>;
}
