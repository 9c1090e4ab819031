import { Link } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { useComparedColleges, addToComparison } from '@/entities/college';
import { buttonStyles } from '@/shared/ui/button';
import { showLimitToast } from '../../model/limit-toast';

/** Selects the college, and opens a comparison with those selected before. */
export function CompareLink({ college }: { college: { id: number; name: string } }) {
  const { ids, replaceWith } = useComparedColleges();
  const compared = addToComparison(ids, college.id);
  const isRefused = !compared.includes(college.id);

  return (
    <Link
      to="/compare"
      search={{ colleges: compared.join(',') }}
      onClick={() => (isRefused ? showLimitToast(college.name) : replaceWith(compared))}
      className={buttonStyles({ variant: 'quiet' })}
    >
      <Columns3 size={18} aria-hidden="true" />
      Compare<span className="sr-only"> {college.name}</span>
    </Link>
  );
}
