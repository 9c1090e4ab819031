import { Link } from '@tanstack/react-router';
import { ArrowLeft, CalendarPlus, EllipsisVertical, Mail } from 'lucide-react';
import { useState } from 'react';
import type { Connection } from '@/entities/connection';
import type { ConversationSummary } from '@/entities/conversation';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { BlockPerson, PersonLink, ReportPerson } from '@/features/connection';
import type { User } from '@/shared/auth';
import { useOnline } from '@/shared/lib/online';
import { Avatar } from '@/shared/ui/avatar';
import { Button, buttonStyles } from '@/shared/ui/button';
import { SampleTag } from '@/shared/ui/sample-tag';
import { ActiveNowIndicator } from '../active-now';

interface ThreadHeaderProps {
  viewer: User;
  summary: ConversationSummary;
  connection: Connection | null;
  onMarkUnread: () => void;
}

const ROLE_LABELS = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' } as const;

/** The other person, and the actions on them. */
export function ThreadHeader({ viewer, summary, connection, onMarkUnread }: ThreadHeaderProps) {
  const { other, status } = summary;
  const [isMore, setIsMore] = useState(false);
  const isOnline = useOnline();
  const mayAct = other.isAvailable && other.role !== null && viewer.role !== 'college_admin';
  return (
    <header className="shrink-0 border-b border-line">
      <div className="flex items-center gap-2 p-2 lg:pl-4">
        <BackToListLink />
        <Avatar name={other.fullName} url={other.avatarUrl} />
        <div className="min-w-0 flex-1">
          <h2 id="thread" tabIndex={-1} className="truncate text-lg outline-none [&_a]:block [&_a]:truncate">
            {connection ? <PersonLink person={connection.other} name={other.fullName} /> : other.fullName}
          </h2>
          {other.role && (
            <p className="flex items-baseline gap-2 text-sm text-muted">
              <span className="min-w-0 truncate">
                {ROLE_LABELS[other.role]}
                {status === 'connected' && ' · '}
                {status === 'connected' && (other.isActive ? <ActiveNowIndicator /> : 'Connected')}
              </span>
              <SampleTag of={other} />
            </p>
          )}
        </div>
        <button
          type="button"
          aria-expanded={isMore}
          aria-controls="thread-actions"
          aria-label="Conversation actions"
          onClick={() => setIsMore(!isMore)}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-muted hover:text-ink aria-expanded:bg-sunken"
        >
          <EllipsisVertical size={20} aria-hidden="true" />
        </button>
      </div>
      <div id="thread-actions" hidden={!isMore} className="border-t border-line px-2">
        <div className="flex flex-wrap *:text-muted">
          {status === 'connected' && mayAct && (
            <Link
              to="/events"
              search={{ new: 1, with: other.id }}
              className={buttonStyles({ variant: 'plain', size: 'compact' })}
            >
              <CalendarPlus size={18} aria-hidden="true" />
              Schedule a meeting
            </Link>
          )}
          <Button variant="plain" size="compact" disabled={!isOnline} onClick={onMarkUnread}>
            <Mail size={18} aria-hidden="true" />
            Mark as unread
          </Button>
          {mayAct && other.role && (
            <>
              <BlockPerson person={{ ...other, role: other.role }} />
              <ReportPerson person={{ ...other, role: other.role }} howToConfirm={<ConfirmEmailNotice />} />
            </>
          )}
        </div>
      </div>
    </header>
  );
}

/** Small screens show either the list or a conversation. */
export const BackToListLink = () => (
  <Link
    to="/messages"
    resetScroll={false}
    aria-label="Back to conversations"
    className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink lg:hidden"
  >
    <ArrowLeft size={20} aria-hidden="true" />
  </Link>
);
