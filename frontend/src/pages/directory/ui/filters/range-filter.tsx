import { useId, useState } from 'react';
import { formatCount } from '@/shared/lib/format';
import { RangeSlider } from '@/shared/ui/range-slider';
import type { RangeFacet, RangeName } from '../../api/directory';
import { formatRangeBound, RANGE_DEFINITIONS } from '../../model/choices';
import { BoundInput } from './bound-input';
import { Coverage } from './coverage';
import { Histogram } from './histogram';

type NumberRange = [number, number];

interface RangeFilterProps {
  name: RangeName;
  value: NumberRange;
  facet: RangeFacet | undefined;
  onChange: (value: NumberRange) => void;
}

/** A range with two thumbs and two number fields, under a histogram of the colleges. */
export function RangeFilter({ name, value, facet, onChange }: RangeFilterProps) {
  const { label, unit, end, step, isOpen, missing } = RANGE_DEFINITIONS[name];
  const all = facet ? facet.counts.reduce((sum, count) => sum + count, facet.above + facet.unreported) : 0;
  const titleId = useId();
  const [low, high] = value;
  const [draft, setDraft] = useState<NumberRange>(value);
  const [seen, setSeen] = useState(`${low} ${high}`);
  if (seen !== `${low} ${high}`) {
    setSeen(`${low} ${high}`);
    setDraft(value);
  }

  function commit([one, other]: NumberRange) {
    const next: NumberRange = [Math.min(one, other), Math.max(one, other)];
    setDraft(next);
    if (next[0] !== low || next[1] !== high) onChange(next);
  }

  return (
    <div role="group" aria-labelledby={titleId}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span id={titleId} className="font-semibold">
          {label}
        </span>
        <span className="num text-sm">
          {formatRangeBound(name, draft[0])} to {formatRangeBound(name, draft[1])}
        </span>
      </p>
      <p className="text-sm text-muted">{unit}</p>
      <Histogram facet={facet} value={draft} end={end} />
      <RangeSlider
        of={label.toLowerCase()}
        end={end}
        step={step}
        value={draft}
        describe={(at) => formatRangeBound(name, at)}
        onChange={setDraft}
        onCommit={commit}
      />
      <div className="mt-2 flex items-center gap-2">
        <BoundInput
          label={`Lowest ${label.toLowerCase()}, as a number`}
          value={draft[0]}
          end={end}
          step={step}
          onCommit={(next) => commit([next, draft[1]])}
        />
        <span aria-hidden="true" className="text-muted">
          –
        </span>
        <BoundInput
          label={`Highest ${label.toLowerCase()}, as a number`}
          value={draft[1]}
          end={end}
          step={step}
          onCommit={(next) => commit([draft[0], next])}
        />
      </div>
      {facet && <Coverage known={all - facet.unreported} total={all} missing={missing} />}
      {isOpen && facet !== undefined && facet.above > 0 && draft[1] >= end && (
        <p className="mt-1 text-xs text-muted">
          Colleges above {RANGE_DEFINITIONS[name].format(end)}: {formatCount(facet.above)}
        </p>
      )}
    </div>
  );
}
