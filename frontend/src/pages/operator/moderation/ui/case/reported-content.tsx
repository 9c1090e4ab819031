import { ExternalLink } from 'lucide-react';
import { formatDateTime } from '@/shared/lib/dates';
import type { ModerationCaseDetail } from '../../api/cases';
import { subjectName } from '../../model/moderation-labels';
import { CaseSection } from './case-section';

/** The reported content. A message is shown within its conversation. */
export function ReportedContent({ found }: { found: ModerationCaseDetail }) {
  const { content, targetType, context } = found;
  if (context.some(({ isReported }) => isReported)) return null;
  if (!content) {
    return targetType === 'user' ? null : (
      <CaseSection title="Reported content">
        <p className="text-muted">It has been deleted.</p>
      </CaseSection>
    );
  }
  return (
    <CaseSection title={targetType === 'user' ? 'Reported profile' : 'Reported content'}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={content.createdAt}>{formatDateTime(content.createdAt)}</time>
        {content.url && (
          <a
            href={content.url}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center gap-1.5"
          >
            Open the page<span className="sr-only"> in a new tab</span>
            <ExternalLink size={16} aria-hidden="true" />
          </a>
        )}
      </div>
      {content.isAnonymous && <p>Written anonymously by {subjectName(found)}. Only operators can see the name.</p>}
      {content.text && (
        <blockquote className="rounded-card border border-line bg-bg px-4 py-3 wrap-anywhere whitespace-pre-wrap">
          {content.text}
        </blockquote>
      )}
    </CaseSection>
  );
}
