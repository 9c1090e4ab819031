import { Link } from '@tanstack/react-router';
import { useComparedColleges } from '@/entities/college';
import { buttonStyles } from '@/shared/ui/button';
import { CompareTray } from './compare-tray';

/** The tray of pages that visitors see, with a link to the comparison; nothing until a college is selected. */
export default function SelectionTray() {
  const { ids, replaceWith } = useComparedColleges();
  return (
    <>
      <CompareTray
        ids={ids}
        isCountAnnounced
        action={
          <Link
            to="/compare"
            search={{ colleges: ids.join(',') }}
            className={buttonStyles({ className: 'max-lg:flex-1' })}
          >
            Compare ({ids.length})
          </Link>
        }
        onRemove={(id) => replaceWith(ids.filter((other) => other !== id))}
        onClear={() => replaceWith([])}
      />
      {/* The frame of visitors has its own space for the tray, below its footer. */}
      {ids.length > 0 && <div aria-hidden="true" className="h-(--tray) not-in-[.app-shell]:hidden" />}
    </>
  );
}
