import { useComparedColleges, addToComparison } from '@/entities/college';
import { showLimitToast } from '../../model/limit-toast';
import { CompareToggle } from './compare-toggle';

/** Selects a college for the comparison; the tray of the page leads there. A fifth one is refused with a toast. */
export function CompareButton({ college: { id, name } }: { college: { id: number; name: string } }) {
  const { ids, replaceWith } = useComparedColleges();
  const isSelected = ids.includes(id);

  function toggle() {
    if (isSelected) return replaceWith(ids.filter((other) => other !== id));
    const next = addToComparison(ids, id);
    if (next === ids) showLimitToast(name);
    else replaceWith(next);
  }

  return <CompareToggle name={name} isPressed={isSelected} onClick={toggle} />;
}
