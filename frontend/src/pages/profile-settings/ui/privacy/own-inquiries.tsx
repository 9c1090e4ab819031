import { Trash2 } from 'lucide-react';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { plural } from '@/shared/lib/plural';
import { Button } from '@/shared/ui/button';
import type { Inquiry } from '../../api/privacy/activity';
import type { useActivityChanges } from '../../api/privacy/use-activity';

interface OwnInquiriesProps {
  inquiries: readonly Inquiry[];
  changes: Pick<ReturnType<typeof useActivityChanges>, 'deleteInquiry'>;
}

/** The days on which the student looked up a college, each of which can be deleted. */
export function OwnInquiries({ inquiries, changes: { deleteInquiry } }: OwnInquiriesProps) {
  const isOnline = useOnline();
  if (inquiries.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {plural(inquiries.length, {
          one: '# college looked up in the College Hub',
          other: '# colleges looked up in the College Hub',
        })}
      </summary>
      <ul aria-label="Colleges you looked up" className="grid grid-cols-1">
        {inquiries.map(({ id, collegeName, inquiryDate }) => (
          <li key={id} className="flex items-center gap-x-3 border-t border-line py-1">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {collegeName}
              <span className="block text-sm text-muted">{formatDate(inquiryDate)}</span>
            </span>
            <Button
              variant="plain"
              aria-label={`Delete: ${collegeName}, ${formatDate(inquiryDate)}`}
              disabled={!isOnline || deleteInquiry.isPending}
              onClick={() => deleteInquiry.mutate(id)}
            >
              <Trash2 size={18} aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
