import { useState } from 'react';
import { graduationYearChoices } from '../model/search';

interface YearChipsProps {
  chosen: readonly number[];
  onChange: (years: number[]) => void;
}

const INITIAL_YEAR_COUNT = 10;

/** Graduation years, any number of which can be selected; older ones are shown on request. */
export function YearChips({ chosen, onChange }: YearChipsProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  const years = graduationYearChoices(thisYear);
  const [recent, older] = [years.slice(0, INITIAL_YEAR_COUNT), years.slice(INITIAL_YEAR_COUNT)];
  // The URL may contain a year that is no longer offered; it can still be removed here.
  const unlistedYears = chosen.filter((year) => !years.includes(year));
  const [isOpen, setIsOpen] = useState(() => chosen.some((year) => !recent.includes(year)));

  const toggle = (year: number) =>
    onChange(chosen.includes(year) ? chosen.filter((other) => other !== year) : [...chosen, year]);

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">
        Graduation year
        {chosen.length > 0 && <span className="font-normal text-muted"> ({chosen.length} chosen)</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {[...recent, ...(isOpen ? [...older, ...unlistedYears] : [])].map((year) => (
          <button
            key={year}
            type="button"
            aria-pressed={chosen.includes(year)}
            onClick={() => toggle(year)}
            className="num min-h-11 cursor-pointer rounded-full border border-control px-3 text-sm font-semibold text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft aria-pressed:border-ivy aria-pressed:bg-ivy aria-pressed:text-on-ivy lg:min-h-9 forced-colors:aria-pressed:outline-2"
          >
            {year}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="link min-h-11 cursor-pointer px-1 text-sm font-semibold lg:min-h-9"
        >
          {isOpen ? 'Fewer years' : 'More years'}
        </button>
      </div>
    </fieldset>
  );
}
