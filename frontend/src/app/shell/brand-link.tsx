import { useLinkProps } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';

interface BrandLinkProps {
  /** Hides the written name where there is little room. */
  mayShrink?: boolean;
}

export function BrandLink({ mayShrink = false }: BrandLinkProps) {
  const link = useLinkProps({ to: '/' });
  return (
    // The navigation already marks the current page; marking this link to the home page too would be redundant.
    <a
      {...link}
      aria-current={undefined}
      className="flex min-h-11 min-w-0 items-center gap-2 font-display text-xl font-bold text-ink"
    >
      <BrandMark />
      <span className={mayShrink ? 'truncate max-[24rem]:sr-only' : 'truncate'}>{APP_NAME}</span>
    </a>
  );
}
