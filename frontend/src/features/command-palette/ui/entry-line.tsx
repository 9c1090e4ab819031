import { MessagesSquare, School } from 'lucide-react';
import { formatTimeAgo } from '@/shared/lib/dates';
import { Avatar } from '@/shared/ui/avatar';
import { Highlight } from '@/shared/ui/highlight';
import { SampleTag } from '@/shared/ui/sample-tag';
import type { PaletteEntry } from '../model/command';

/** The content of one entry of the palette. */
export function EntryLine({ entry }: { entry: PaletteEntry }) {
  if (entry.kind === 'command') {
    const { Icon, label } = entry.command;
    return (
      <>
        <Icon size={18} aria-hidden="true" className="mx-2.5 shrink-0" />
        <span className="min-w-0 font-semibold">{label}</span>
      </>
    );
  }
  if (entry.kind === 'message') {
    const { conversationWith, excerpt, matches, fromMe, sentAt } = entry.message;
    return (
      <>
        <Avatar name={conversationWith.fullName} url={conversationWith.avatarUrl} />
        <span className="grid min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 truncate font-semibold">{conversationWith.fullName}</span>
            <SampleTag of={conversationWith} />
            <time dateTime={sentAt} className="ml-auto shrink-0 text-xs">
              {formatTimeAgo(sentAt)}
            </time>
          </span>
          <span className="line-clamp-2 text-sm wrap-anywhere">
            {fromMe && 'You: '}
            <Highlight text={excerpt} matches={matches} />
          </span>
        </span>
      </>
    );
  }
  const Icon = entry.kind === 'discussion' ? MessagesSquare : School;
  return (
    <>
      {entry.kind === 'person' ? (
        <Avatar name={entry.label} url={entry.avatarUrl} />
      ) : (
        <Icon size={18} aria-hidden="true" className="mx-2.5 shrink-0" />
      )}
      <span className="grid min-w-0">
        <span className="flex min-w-0 items-baseline gap-2">
          <span className="min-w-0 truncate font-semibold">{entry.label}</span>
          {entry.kind === 'person' && <SampleTag of={entry} />}
        </span>
        {entry.detail && <span className="truncate text-sm">{entry.detail}</span>}
      </span>
    </>
  );
}
