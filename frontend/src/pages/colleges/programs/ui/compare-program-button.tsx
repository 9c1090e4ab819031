import { addToComparison } from '@/entities/college';
import { CompareToggle, showLimitToast } from '@/features/compare-colleges';
import type { Program } from '../api/programs';
import { levelName } from '../model/levels';
import { useComparedPrograms } from '../model/use-compared-programs';

/** Selects a program for the comparison; the tray of the page leads there. A fifth one is refused with a toast. */
export function CompareProgramButton({ program: { id, field, level, collegeName } }: { program: Program }) {
  const { ids, replaceWith } = useComparedPrograms();
  const isSelected = ids.includes(id);

  function toggle() {
    if (isSelected) return replaceWith(ids.filter((other) => other !== id));
    const next = addToComparison(ids, id);
    if (next === ids) showLimitToast(field, 'programs');
    else replaceWith(next);
  }

  return (
    <CompareToggle name={`${field} (${levelName(level)}) at ${collegeName}`} isPressed={isSelected} onClick={toggle} />
  );
}
