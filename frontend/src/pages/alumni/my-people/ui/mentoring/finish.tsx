import { useState } from 'react';
import { formatDate } from '@/shared/lib/dates';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Dialog } from '@/shared/ui/dialog';
import type { EndAction, Mentoring } from '../../api/mentoring';
import { useEndMentoring } from '../../api/use-mentoring-changes';

interface FinishProps {
  mentoring: Mentoring;
  /** The other person. */
  name: string;
}

const EFFECTS_TEXT =
  'When you both agree, your connection ends and your upcoming meetings with each other are canceled. You can still read your messages, and connect again later.';

/** Proposing to finish a relationship, and answering the other person's proposal. */
export function Finish({ mentoring: { proposedEnd, isActive, userId }, name }: FinishProps) {
  const [shown, setShown] = useState<'propose' | 'confirm'>();
  const ending = useEndMentoring(userId);
  const isOnline = useOnline();
  if (!isActive) return null;
  const isDisabled = !isOnline || ending.isPending;
  const isAsked = proposedEnd !== null && !proposedEnd.isOwn;
  const send = (action: EndAction) => ending.mutate(action, { onSettled: () => setShown(undefined) });
  return (
    <div className="grid gap-1">
      {proposedEnd && (
        <p>
          {proposedEnd.isOwn ? `You suggested finishing. ` : `${name} suggests finishing your mentoring. `}
          <span className="text-muted">Open until {formatDate(proposedEnd.lapsesAt)}.</span>
        </p>
      )}
      {/* Aligns the text of plain buttons, not their edges, with the text above. */}
      <div className={`flex flex-wrap gap-x-3 gap-y-1 ${isAsked ? '' : '-ml-2.5 sm:-ml-4'}`}>
        {!proposedEnd && (
          <Button variant="plain" size="compact" disabled={isDisabled} onClick={() => setShown('propose')}>
            Finish mentoring<span className="sr-only"> with {name}</span>
          </Button>
        )}
        {isAsked && (
          <>
            <Button variant="quiet" size="compact" disabled={isDisabled} onClick={() => setShown('confirm')}>
              Agree to finish<span className="sr-only"> with {name}</span>
            </Button>
            <Button variant="plain" size="compact" disabled={isDisabled} onClick={() => send('decline')}>
              Keep going<span className="sr-only"> with {name}</span>
            </Button>
          </>
        )}
        {proposedEnd?.isOwn && (
          <Button variant="plain" size="compact" disabled={isDisabled} onClick={() => send('withdraw')}>
            Take back<span className="sr-only"> the suggestion to finish with {name}</span>
          </Button>
        )}
      </div>
      <Dialog
        title={shown === 'confirm' ? `Finish with ${name}?` : `Suggest finishing with ${name}?`}
        description={EFFECTS_TEXT}
        open={shown !== undefined}
        onOpenChange={(isOpen) => !isOpen && setShown(undefined)}
      >
        {shown === 'propose' && (
          <p className="mb-4 text-muted">{name} has 14 days to answer. Until then, nothing changes.</p>
        )}
        <Button busy={ending.isPending} disabled={!isOnline} onClick={() => shown && send(shown)}>
          {shown === 'confirm' ? 'Finish' : 'Send suggestion'}
        </Button>
      </Dialog>
    </div>
  );
}
