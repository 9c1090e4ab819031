import { Button } from '@/shared/ui/button';
import { unreadText, type ReadQuestion } from '../../model/question';

interface QuestionNoticeProps {
  read: ReadQuestion | null;
  /** Words of the applied text that weren't read. */
  unread: readonly string[];
  onApply: (question: ReadQuestion) => void;
}

/** Shows what the search text names, to be used as filters, or which of its words were left out. */
export function QuestionNotice({ read, unread, onApply }: QuestionNoticeProps) {
  if (!read) {
    return (
      <p role="status" className="text-sm text-muted empty:hidden print:hidden">
        {unreadText(unread)}
      </p>
    );
  }
  return (
    <section
      aria-label="Your search as filters"
      className="card flex flex-wrap items-center justify-between gap-3 p-4 print:hidden"
    >
      <div className="grid min-w-0 gap-1">
        <p>
          Your search as filters: <span className="font-semibold wrap-anywhere">{read.labels.join(' · ')}</span>
        </p>
        {read.unread.length > 0 && <p className="text-sm text-muted">{unreadText(read.unread)}</p>}
      </div>
      <Button variant="quiet" onClick={() => onApply(read)}>
        Use these filters
      </Button>
    </section>
  );
}
