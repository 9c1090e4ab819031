import { useNavigate, useSearch } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { Button } from '@/shared/ui/button';
import { lazyComponent } from '@/shared/ui/lazy-component';
import { Skeleton } from '@/shared/ui/skeleton';
import type { TabProps } from '../../model/tab-props';
import { AlumniStatistics } from './alumni-statistics';
import { ImportTool } from './import/import-tool';
import { ImportsList } from './imports-list';

const AlumniTable = lazyComponent(() => import('./alumni-table'), <Skeleton className="h-60" />);

/** The college's alumni: statistics, the list of all alumni, and the import. */
export default function AlumniTab({ user }: TabProps) {
  const { view } = useSearch({ strict: false });
  const navigate = useNavigate();
  return (
    <div className="grid grid-cols-1 gap-8">
      <AlumniStatistics viewer={user.id} />
      {view === 'all' ? (
        <AlumniTable viewer={user.id} />
      ) : (
        <Button
          variant="quiet"
          className="justify-self-start"
          onClick={() =>
            void navigate({ to: '.', search: (search) => ({ ...search, view: 'all' }), resetScroll: false })
          }
        >
          <Users size={18} aria-hidden="true" />
          View All Alumni
        </Button>
      )}
      <ImportTool viewer={user.id} />
      <ImportsList viewer={user.id} />
    </div>
  );
}
