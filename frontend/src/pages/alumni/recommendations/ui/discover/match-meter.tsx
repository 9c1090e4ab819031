import { Chip } from '@/shared/ui/chip';
import { findScoreBand, type ScoreBand } from '../../model/score-bands';

const ARCH_PATH = 'M8 62V48a40 40 0 0 1 80 0v14';
const STROKE_CLASSES: Record<ScoreBand['tone'], string> = {
  ivy: 'stroke-ivy',
  harbor: 'stroke-harbor',
  gold: 'stroke-gold',
  grey: 'stroke-control',
};

interface MatchMeterProps {
  score: number;
  /** With whom. */
  name: string;
}

/** A score, as an arch that fills from the left, a number and a label. */
export function MatchMeter({ score, name }: MatchMeterProps) {
  const { label, tone } = findScoreBand(score);
  return (
    <div
      role="meter"
      aria-label={`Match with ${name}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score}
      aria-valuetext={`${score}%, ${label}`}
      className="grid shrink-0 justify-items-center gap-1"
    >
      <span aria-hidden="true" className="relative block">
        <svg viewBox="0 0 96 66" width={96} height={66} fill="none" strokeWidth="8" strokeLinecap="round">
          <path d={ARCH_PATH} className="stroke-grey-soft forced-colors:stroke-[GrayText]" />
          {score > 0 && (
            <path
              d={ARCH_PATH}
              pathLength={100}
              strokeDasharray={`${score} 200`}
              className={`${STROKE_CLASSES[tone]} transition-[stroke-dasharray] duration-320 ease-ours forced-colors:stroke-[Highlight]`}
            />
          )}
        </svg>
        <span className="absolute inset-x-0 bottom-0 mx-auto w-fit bg-surface font-display text-2xl font-bold">
          {score}%
        </span>
      </span>
      <Chip tone={tone}>{label}</Chip>
    </div>
  );
}
