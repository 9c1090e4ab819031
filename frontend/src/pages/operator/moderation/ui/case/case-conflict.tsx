import { refusalInFull } from '@/shared/lib/forms';
import { isChangedByOthers } from '../../api/use-case-changes';

/** Why the last change was refused. After a conflict the case is on show as it is now. */
export function CaseConflict({ error }: { error: unknown }) {
  return (
    <div role="alert" className="rounded-control bg-gold-soft px-4 py-3 text-on-gold-soft empty:hidden">
      {Boolean(error) && (
        <>
          <p className="font-semibold">{refusalInFull(error)}</p>
          {isChangedByOthers(error) && (
            <p>Another operator changed this case. You see its current state now. What you wrote is kept.</p>
          )}
        </>
      )}
    </div>
  );
}
