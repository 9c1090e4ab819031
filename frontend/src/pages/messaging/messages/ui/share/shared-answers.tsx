import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { sharedAnswerQueries, type SharedAnswer } from '../../api/shared-answers';
import type { InitialSuggestion } from '../../model/suggested';
import { SharedAnswerDrawer } from './shared-answer-drawer';

interface SharedAnswersProps {
  viewer: number;
  partner: { id: number; fullName: string };
  /** Initial text of a suggestion after a message was chosen; otherwise null. */
  suggested: InitialSuggestion | null;
  onClose: () => void;
}

function statusText({ status, agreedByMe, suggestedByMe }: SharedAnswer, name: string): string {
  if (status === 'published') return 'An answer from this conversation is in the forum.';
  if (agreedByMe) return `You agreed to share an answer in the forum. Waiting for ${name} to agree.`;
  return suggestedByMe
    ? 'Your suggestion for the forum needs your review.'
    : `${name} suggested an answer for the forum.`;
}

/** The shared answers of the two people, above their messages; the details are in a drawer. */
export function SharedAnswers({ viewer, partner, suggested, onClose }: SharedAnswersProps) {
  const { data: all = [] } = useQuery(sharedAnswerQueries.with(partner.id, viewer));
  const [openId, setOpenId] = useState<number>();
  const shown = all.find(({ id }) => id === openId);
  const close = () => {
    setOpenId(undefined);
    onClose();
  };
  return (
    <>
      {all.length > 0 && (
        <section aria-label="Answers for the forum" className="max-h-40 shrink-0 overflow-y-auto border-b border-line">
          <ul>
            {all.map((one) => (
              <li key={one.id} className="flex flex-wrap items-center gap-x-3 bg-sunken px-4 py-1">
                <MessagesSquare size={18} aria-hidden="true" className="shrink-0 text-muted" />
                <p className="min-w-0 flex-1 basis-40">
                  {statusText(one, partner.fullName)} <span className="text-muted wrap-anywhere">{one.title}</span>
                </p>
                <Button variant="plain" size="compact" onClick={() => setOpenId(one.id)}>
                  {one.status === 'published' || one.agreedByMe ? 'View' : 'Review'}
                  <span className="sr-only">: {one.title}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(suggested || shown) && (
        <SharedAnswerDrawer
          key={shown?.id ?? 'new'}
          partner={partner}
          shown={shown}
          suggested={suggested}
          onSuggested={(id) => {
            onClose();
            setOpenId(id);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
