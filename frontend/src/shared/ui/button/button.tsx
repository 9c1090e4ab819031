import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from '@/shared/ui/spinner';

// A faded color would not be readable on a solid button: disabled ones lose their fill instead.
const OFF_SOLID = 'disabled:border-line disabled:bg-sunken aria-disabled:border-line aria-disabled:bg-sunken';
const OFF_QUIET = 'disabled:bg-transparent aria-disabled:bg-transparent';

/** The look of a button, for links that act like one too. */
export const buttonStyles = cva(
  'inline-flex min-w-0 items-center justify-center gap-2 rounded-control border text-center text-base font-semibold transition-colors duration-120 cursor-pointer disabled:cursor-not-allowed disabled:text-muted aria-disabled:cursor-not-allowed aria-disabled:text-muted print:hidden',
  {
    variants: {
      variant: {
        primary: `border-transparent bg-ivy text-on-ivy hover:bg-ivy-hover ${OFF_SOLID}`,
        danger: `border-transparent bg-danger text-surface hover:bg-on-danger-soft hover:text-danger-soft ${OFF_SOLID}`,
        quiet: `border-control bg-transparent text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft ${OFF_QUIET} disabled:border-line aria-disabled:border-line`,
        plain: `border-transparent bg-transparent text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft ${OFF_QUIET}`,
      },
      size: {
        normal: 'min-h-11 px-4 py-2',
        compact: 'min-h-11 px-2.5 py-2 sm:px-4',
        large: 'min-h-13 px-6 py-3 text-lg',
      },
      wide: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'normal' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyles> {
  /** Shows the spinner and takes no further clicks. */
  busy?: boolean;
}

export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  children,
  disabled,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={buttonStyles({ variant, size, wide, className })}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy && <Spinner size={20} />}
      {children}
    </button>
  );
}
