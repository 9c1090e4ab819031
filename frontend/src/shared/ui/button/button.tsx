import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { Spinner } from '@/shared/ui/spinner';

/** Styles of a button, for links that look like one too. */
export const buttonStyles = cva(
  'inline-flex min-w-0 items-center justify-center gap-2 rounded-control border text-center text-base font-semibold transition-colors duration-120 cursor-pointer off print:hidden',
  {
    variants: {
      variant: {
        primary: 'off-solid border-transparent bg-ivy text-on-ivy hover:bg-ivy-hover',
        danger: 'off-solid border-transparent bg-danger text-surface hover:bg-on-danger-soft hover:text-danger-soft',
        quiet: 'border-control bg-transparent text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft',
        plain: 'border-transparent bg-transparent text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft',
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
  /** Shows the spinner and ignores further clicks. */
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
