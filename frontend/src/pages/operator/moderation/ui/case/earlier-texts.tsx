import { useQuery } from '@tanstack/react-query';
import type { User } from '@/shared/auth';
import { detailedRefusalText } from '@/shared/lib/forms';
import { formatDateTime } from '@/shared/lib/dates';
import { ErrorPanel } from '@/shared/ui/panel';
import { moderationQueries, type ModerationCaseDetail } from '../../api/cases';
import { CaseSection } from './case-section';

/** The text of a discussion or reply before its author edited it. */
export function EarlierTexts({
  found: { targetType, targetId },
  viewer,
}: {
  found: ModerationCaseDetail;
  viewer: User;
}) {
  const type = targetType === 'post' || targetType === 'reply' ? targetType : null;
  const { data, error, refetch } = useQuery({
    ...moderationQueries.earlierTexts(type ?? 'post', targetId, viewer.id),
    enabled: type !== null,
  });
  if (error) return <ErrorPanel message={detailedRefusalText(error)} onRetry={() => void refetch()} />;
  if (!data?.length) return null;
  return (
    <CaseSection title="Earlier versions" lead="Earlier versions, newest first.">
      <ol className="grid grid-cols-1 gap-3">
        {data.map(({ title, content, until }, index) => (
          <li key={index} className="grid gap-1 rounded-card border border-line bg-bg px-4 py-3">
            {title && <p className="font-semibold wrap-anywhere">{title}</p>}
            <p className="wrap-anywhere whitespace-pre-wrap">{content}</p>
            <p className="text-sm text-muted">
              until <time dateTime={until}>{formatDateTime(until)}</time>
            </p>
          </li>
        ))}
      </ol>
    </CaseSection>
  );
}
