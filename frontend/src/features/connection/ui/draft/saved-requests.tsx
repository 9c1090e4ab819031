import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { ErrorPanel } from '@/shared/ui/panel';
import { SampleTag } from '@/shared/ui/sample-tag';
import { requestDraftQueries, type RequestDraft } from '../../api/request-drafts';
import { recipientName, draftRefusalText, unsentRequestsTitle, waitingRequestsTitle } from '../../model/request-drafts';
import { DiscardRequestButton } from './discard-request';
import { EditRequestButton } from './edit-request';

/**
 * Requests that wait for a confirmed address, and those that could not be sent after the confirmation. Most users have
 * none.
 */
export function SavedRequests({ viewer }: { viewer: User }) {
  const isStudentOrAlum = viewer.role !== 'college_admin';
  const { data, error, refetch } = useQuery({ ...requestDraftQueries.own(viewer.id), enabled: isStudentOrAlum });
  if (!data) return error && <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  // After the confirmation, requests that are still being sent are not listed.
  const shown = data.filter(({ refusal }) => refusal !== null || !viewer.emailVerified);
  return shown.length > 0 && <SavedRequestList viewer={viewer} drafts={shown} />;
}

function SavedRequestList({ viewer, drafts }: { viewer: User; drafts: readonly RequestDraft[] }) {
  const title = useId();
  return (
    <section aria-labelledby={title} className="card grid grid-cols-1 gap-3 p-5 text-left text-base text-ink">
      <h2 id={title} className="text-xl">
        {(viewer.emailVerified ? unsentRequestsTitle : waitingRequestsTitle)(drafts.length)}
      </h2>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {drafts.map((draft) => (
          <li key={draft.userId} className="grid grid-cols-1 gap-2 py-3 first:pt-0 last:pb-0">
            <SavedRequest viewer={viewer} draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SavedRequest({ viewer, draft }: { viewer: User; draft: RequestDraft }) {
  const { userId, displayName, message } = draft;
  return (
    <>
      <p className="font-semibold wrap-anywhere">
        To{' '}
        {displayName === null ? (
          'a person you can’t see right now'
        ) : (
          <Link to="/alumni/$alumniId" params={{ alumniId: String(userId) }} className="link">
            {displayName}
          </Link>
        )}{' '}
        <SampleTag of={draft} />
      </p>
      {draft.refusal && <p className="text-danger">{draftRefusalText(draft)}</p>}
      {message && <p className="line-clamp-3 wrap-anywhere whitespace-pre-line text-muted">{message}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {displayName !== null && !viewer.emailVerified && (
          <EditRequestButton viewer={viewer} person={{ id: userId, fullName: displayName, role: 'alumni' }} isSaved />
        )}
        <DiscardRequestButton userId={userId} name={recipientName(draft)} />
      </div>
    </>
  );
}
