import { detailedRefusalText } from '@/shared/lib/forms';
import { isChangedByOthersError } from '../../api/use-case-changes';

/** Why the last change was refused. After a conflict, the case is shown in its current state. */
export function CaseConflict({ error }: { error: unknown }) {
  return (
    <div role="alert" className="rounded-control bg-gold-soft px-4 py-3 text-on-gold-soft empty:hidden">
      {Boolean(error) && (
        <>
          <p className="font-semibold">{detailedRefusalText(error)}</p>
          {isChangedByOthersError(error) && (
            <p>Another operator changed this case. This is its current state. What you wrote is still here.</p>
          )}
        </>
      )}
    </div>
  );
}
