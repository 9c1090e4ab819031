import { Link } from '@tanstack/react-router';
import { APP_NAME } from '@/shared/config';
import { BrandMark } from '@/shared/ui/brand-mark';

export function BrandLink() {
  return (
    <Link to="/" className="flex min-h-11 min-w-0 items-center gap-2 font-display text-xl font-bold text-ink">
      <BrandMark />
      <span className="truncate max-[24rem]:sr-only">{APP_NAME}</span>
    </Link>
  );
}
