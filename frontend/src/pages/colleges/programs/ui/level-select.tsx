import { isLevel, levelTitle, type Level } from '../model/levels';
import { LabeledSelect } from './labeled-select';

interface LevelSelectProps {
  /** The levels to choose from. */
  levels: readonly Level[];
  /** Undefined for all levels. */
  value: Level | undefined;
  onChange: (level: Level | undefined) => void;
}

/** Chooses the level of the listed programs; not shown if there is only one. */
export function LevelSelect({ levels, value, onChange }: LevelSelectProps) {
  if (levels.length <= 1) return null;
  return (
    <LabeledSelect label="Level" value={value ?? ''} onChange={(level) => onChange(isLevel(level) ? level : undefined)}>
      <option value="">All levels</option>
      {levels.map((level) => (
        <option key={level} value={level}>
          {levelTitle(level)}
        </option>
      ))}
    </LabeledSelect>
  );
}
