import { ReportThanks } from '@/entities/report';
import { ConfirmEmailNotice } from '@/features/confirm-email';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import type { Mentoring, Thanks } from '../../api/mentoring';
import { useAnswerThanks } from '../../api/use-mentoring-changes';

interface ReceivedThanksProps {
  mentoring: Mentoring;
  /** The student. */
  name: string;
}

function statusText({ mayPublish, isPublished, signature }: Thanks, name: string): string {
  if (!mayPublish) return `Only ${name} and you see this.`;
  if (isPublished) return 'Shown on your profile.';
  return signature === 'student'
    ? 'You can show it on your profile. It’s signed “A student”.'
    : `You can show it on your profile, signed with ${name}’s first name.`;
}

/** The thanks that an alum received, and whether the profile shows them. */
export function ReceivedThanks({ mentoring: { thanks, userId }, name }: ReceivedThanksProps) {
  const answering = useAnswerThanks(userId);
  const isOnline = useOnline();
  if (!thanks) return null;
  return (
    <div className="grid gap-1">
      <p className="wrap-anywhere whitespace-pre-line">
        <span className="font-semibold">{name} thanked you:</span> {thanks.text}
      </p>
      <p className="text-sm text-muted">{statusText(thanks, name)}</p>
      {/* Aligns the text of plain buttons, not their edges, with the text above. */}
      <div
        className={`flex flex-wrap gap-y-1 ${thanks.mayPublish && !thanks.isPublished ? 'gap-x-3' : '-ml-2.5 sm:-ml-4'}`}
      >
        {thanks.mayPublish && (
          <Button
            variant={thanks.isPublished ? 'plain' : 'quiet'}
            size="compact"
            busy={answering.isPending}
            disabled={!isOnline}
            onClick={() => answering.mutate(!thanks.isPublished)}
          >
            {thanks.isPublished ? 'Hide from my profile' : 'Show on my profile'}
            <span className="sr-only"> the thanks from {name}</span>
          </Button>
        )}
        <ReportThanks id={thanks.id} which={`from ${name}`} howToConfirm={<ConfirmEmailNotice />} />
      </div>
    </div>
  );
}
