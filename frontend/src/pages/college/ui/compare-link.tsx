import { Link } from '@tanstack/react-router';
import { Columns3 } from 'lucide-react';
import { useComparedColleges, addComparedCollege } from '@/entities/college';
import { MAX_COMPARED_COLLEGES } from '@/shared/config';
import { buttonStyles } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

/** Opens a comparison of this college with those collected in the directory. */
export function CompareLink({ college }: { college: { id: number; name: string } }) {
  const { ids } = useComparedColleges();
  const compared = addComparedCollege(ids, college.id);
  const isRefused = !compared.includes(college.id);

  function showLimitToast() {
    if (!isRefused) return;
    const text = `Remove one of these to add ${college.name}.`;
    toast({ title: `You can compare up to ${MAX_COMPARED_COLLEGES} colleges`, text });
  }

  return (
    <Link
      to="/colleges"
      search={{ compare: compared.join(',') }}
      onClick={showLimitToast}
      className={buttonStyles({ variant: 'quiet' })}
    >
      <Columns3 size={18} aria-hidden="true" />
      Compare<span className="sr-only"> {college.name}</span>
    </Link>
  );
}
