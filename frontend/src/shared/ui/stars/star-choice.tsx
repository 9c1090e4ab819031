import { Star } from 'lucide-react';
import { useId } from 'react';

interface StarChoiceProps {
  legend: string;
  value: number;
  /** Also called when the star that is already chosen is pressed, which confirms it. */
  onChoose: (rating: number) => void;
  describedBy?: string | undefined;
  isInvalid?: boolean;
}

/** One to five stars, as five native radio buttons; arrow keys choose. */
export function StarChoice({ legend, value, onChoose, describedBy, isInvalid = false }: StarChoiceProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={describedBy} aria-invalid={isInvalid || undefined} role="radiogroup">
      <legend className="font-semibold">{legend}</legend>
      <div className="mt-1 -ml-2 flex flex-wrap items-center">
        {[1, 2, 3, 4, 5].map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-ivy-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-harbor"
          >
            <input
              type="radio"
              name={name}
              value={star}
              checked={star === value}
              onChange={() => onChoose(star)}
              onClick={() => onChoose(star)}
              className="sr-only"
            />
            <Star
              size={28}
              aria-hidden="true"
              className={star <= value ? 'fill-gold stroke-on-gold-soft' : 'fill-transparent stroke-control'}
            />
            <span className="sr-only">{star} of 5</span>
          </label>
        ))}
        <span aria-hidden="true" className="num ml-2 text-muted">
          {value} of 5
        </span>
      </div>
    </fieldset>
  );
}
