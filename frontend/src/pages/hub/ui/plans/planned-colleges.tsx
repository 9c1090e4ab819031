import { useRef, useState } from 'react';
import { useCollegeLists, type SavedCollege } from '@/entities/college';
import { useSaveCollege } from '@/features/save-college';
import { toErrorSentence } from '@/shared/api';
import { deviceZone, toDayKey } from '@/shared/lib/zoned-time';
import { Field } from '@/shared/ui/field';
import { ErrorPanel } from '@/shared/ui/panel';
import { Select } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { useChangePlan } from '../../api/use-change-plan';
import {
  findNextDeadline,
  formatDeadline,
  isPlanOrder,
  orderedIds,
  PLAN_ORDERS,
  type PlanOrder,
} from '../../model/plans';
import { RememberedColleges } from '../remembered-colleges';
import { PlannedCollege } from './planned-college';

/** The user's saved colleges with status, deadline and note; only the user sees them. */
export function PlannedColleges({ viewer }: { viewer: number }) {
  const { account, saved } = useCollegeLists();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="saved-colleges" className="relative print:hidden">
      <h2 ref={heading} id="saved-colleges" tabIndex={-1} className="text-2xl">
        Saved Colleges
      </h2>
      {account.isError && (
        <div className="mt-4">
          <ErrorPanel message={toErrorSentence(account.error)} onRetry={() => void account.refetch()} />
          {/* The names are also on this device. */}
          <RememberedColleges colleges={saved} />
        </div>
      )}
      {account.isPending && <Skeleton className="mt-4 h-38" />}
      {account.data && (
        <PlannedList
          saved={account.data}
          viewer={viewer}
          onRemoved={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  );
}

interface PlannedListProps {
  saved: readonly SavedCollege[];
  viewer: number;
  /** Called before a college is removed together with its button. */
  onRemoved: () => void;
}

/** Rows keep their places while they are edited: they are sorted when the list opens and when another order is chosen. */
function PlannedList({ saved, viewer, onRemoved }: PlannedListProps) {
  const { mutateAsync } = useChangePlan(viewer);
  const { remove } = useSaveCollege();
  const [today] = useState(() => toDayKey(new Date(), deviceZone()));
  const [order, setOrder] = useState<PlanOrder>('deadline');
  const [ids, setIds] = useState(() => orderedIds(saved, order, today));
  const next = findNextDeadline(saved, today);
  const isNew = ({ id }: SavedCollege) => !ids.includes(id);
  const rows = [...saved.filter(isNew), ...ids.flatMap((id) => saved.find((college) => college.id === id) ?? [])];

  if (saved.length === 0) return <p className="mt-2 text-muted">Select Save on a college to see it here.</p>;
  return (
    <>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 lg:min-h-12 lg:items-start">
        <div>
          {next?.deadline && (
            <p>
              Next deadline: <strong className="num">{formatDeadline(next.deadline)}</strong>, {next.name}
            </p>
          )}
          <p className="text-sm text-muted">Only you can see your statuses, deadlines and notes.</p>
        </div>
        {saved.length > 1 && (
          // On wide screens, its label is on the line of the heading.
          <div className="lg:absolute lg:top-1 lg:right-0">
            <Field label="Sort by">
              {(control) => (
                <Select
                  {...control}
                  value={order}
                  onChange={({ target: { value } }) => {
                    if (!isPlanOrder(value)) return;
                    setOrder(value);
                    setIds(orderedIds(saved, value, today));
                  }}
                >
                  {Object.entries(PLAN_ORDERS).map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
        )}
      </div>
      <ul className="mt-4 grid gap-3">
        {rows.map((college) => (
          <PlannedCollege
            key={college.id}
            college={college}
            isPast={college.deadline !== null && college.deadline < today}
            onChange={mutateAsync}
            onRemove={(removed) => {
              onRemoved();
              remove(removed);
            }}
          />
        ))}
      </ul>
    </>
  );
}
