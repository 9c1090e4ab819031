import { Star } from 'lucide-react';

const STAR_VALUES = [1, 2, 3, 4, 5];

/** A rating as stars, announced as '4 of 5'. */
export function Stars({ rating, size = 18 }: { rating: number; size?: number }) {
  return (
    <span className="inline-flex shrink-0 items-center gap-0.5">
      <span className="sr-only">{rating} of 5</span>
      {STAR_VALUES.map((star) => (
        <Star
          key={star}
          size={size}
          aria-hidden="true"
          className={star <= Math.round(rating) ? 'fill-gold stroke-on-gold-soft' : 'fill-transparent stroke-control'}
        />
      ))}
    </span>
  );
}
