import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ApiError } from '@/shared/api';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { Skeleton } from '@/shared/ui/skeleton';
import { moderationQueries, type CaseStatus } from '../../api/cases';
import { useCaseChange } from '../../api/use-case-changes';
import { toSearchParams } from '../../model/search-params';
import { CaseActions } from './case-actions';
import { CaseConflict } from './case-conflict';
import { CaseHeader } from './case-header';
import { CaseHistory } from './case-history';
import { CaseReports } from './case-reports';
import { ConversationCopy } from './conversation-copy';
import { EarlierCases } from './earlier-cases';
import { EarlierTexts } from './earlier-texts';
import { ReportedContent } from './reported-content';

interface CaseDetailProps {
  id: number;
  viewer: User;
  /** Status of the list it was opened from. */
  status: CaseStatus;
  /** Returns to the list. */
  onLeave: () => void;
}

/** One case: what was reported, by whom, what was done about it and what can be done. */
export function CaseDetail({ id, viewer, status, onLeave }: CaseDetailProps) {
  const { data: found, error, refetch } = useQuery(moderationQueries.case(id, viewer.id));
  const change = useCaseChange(id, viewer.id);
  const pane = useRef<HTMLElement>(null);
  const isThere = found !== undefined;
  // A case opened with the keyboard takes the focus.
  useEffect(() => {
    if (isThere) pane.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [isThere]);

  if (!found) {
    const isMissing = error instanceof ApiError && error.status === 404;
    return (
      <CasePane pane={pane} label="Case" isBusy={!error} status={status} onLeave={onLeave}>
        {isMissing && (
          <div className="grid gap-2 p-2 text-center">
            <h2 className="text-2xl">Case not found</h2>
            <p className="text-muted">This case doesn&apos;t exist, or the reported content was deleted.</p>
          </div>
        )}
        {error && !isMissing && <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />}
        {!error && <CaseDetailSkeleton />}
      </CasePane>
    );
  }
  return (
    <CasePane pane={pane} label="Case" isBusy={false} status={status} onLeave={onLeave}>
      <CaseHeader found={found} viewer={viewer} change={change} />
      <CaseConflict error={change.error} />
      <CaseActions found={found} viewer={viewer} change={change} />
      <ReportedContent found={found} />
      <EarlierTexts found={found} viewer={viewer} />
      <ConversationCopy messages={found.context} />
      <CaseReports reports={found.reports} />
      <CaseHistory found={found} change={change} />
      <EarlierCases cases={found.earlierCases} status={status} />
    </CasePane>
  );
}

interface CasePaneProps {
  pane: React.RefObject<HTMLElement | null>;
  label: string;
  isBusy: boolean;
  status: CaseStatus;
  onLeave: () => void;
  children: ReactNode;
}

function CasePane({ pane, label, isBusy, status, onLeave, children }: CasePaneProps) {
  // Escape returns to the list; in a dialog it closes the dialog, and in a field it does nothing.
  const leave = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key } = event;
    if (key !== 'Escape' || !(target instanceof HTMLElement) || target.matches('textarea')) return;
    if (currentTarget.contains(target)) onLeave();
  };
  return (
    <section
      ref={pane}
      aria-label={label}
      aria-busy={isBusy}
      onKeyDown={leave}
      className="card grid min-w-0 grid-cols-1 gap-6 p-4 sm:p-6"
    >
      <Link
        to="/moderation"
        search={toSearchParams(status)}
        resetScroll={false}
        className="-my-2 -ml-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 font-semibold text-ivy hover:bg-ivy-soft hover:text-on-ivy-soft lg:hidden"
      >
        <ArrowLeft size={20} aria-hidden="true" />
        Back to cases
      </Link>
      {children}
    </section>
  );
}

const CaseDetailSkeleton = () => (
  <div className="grid gap-4">
    <p role="status" className="sr-only">
      Loading
    </p>
    <Skeleton className="h-8 w-3/5" />
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-28" />
    <Skeleton className="h-40" />
  </div>
);
