import { useEffect, useRef, useState } from 'react';
import type { Discussion } from '@/entities/discussion';
import { MarkdownField, PostAsChoice, submitOnCtrlEnter, useRequestKey } from '@/features/discussions/write-discussion';
import { ApiError } from '@/shared/api';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { toast } from '@/shared/ui/toast';
import { useWriteReply } from '../api/use-discussion-changes';
import { appendQuote } from '../model/quote';

interface ReplyFormProps {
  discussion: Pick<Discussion, 'id' | 'title'>;
  /** The content to quote; a new object for each quote. */
  quote: { content: string } | null;
  /** Called with the ID of the new reply. */
  onDone: (id: number) => void;
}

const EMPTY_REPLY = { content: '', anonymous: false };
const MAX_REPLY_LENGTH = 20_000;

/** The form for a reply. Its draft is kept when the user leaves the page. */
export function ReplyForm({ discussion, quote, onDone }: ReplyFormProps) {
  const draft = useDraftState(`reply:${discussion.id}`, EMPTY_REPLY, { outlastsForm: true });
  const { value, setValue } = draft;
  const { content, anonymous } = value;
  const [fault, setFault] = useState<{ content?: string; form?: string }>({});
  const [quoted, setQuoted] = useState<ReplyFormProps['quote']>(null);
  const [quotes, setQuotes] = useState(0);
  const input = useRef<HTMLTextAreaElement>(null);
  const keyOf = useRequestKey();
  const reply = useWriteReply(discussion.id);
  const isOnline = useOnline();

  if (quote !== quoted) {
    setQuoted(quote);
    if (quote) {
      setValue({ ...value, content: appendQuote(content, quote.content) });
      setQuotes(quotes + 1);
    }
  }
  useEffect(() => {
    const { current } = input;
    if (quotes === 0 || !current) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
    current.scrollTop = current.scrollHeight;
  }, [quotes]);

  const refuse = (sentence: string) => {
    setFault({ content: sentence });
    input.current?.focus();
  };

  const submit = useOneAtATime(async () => {
    setFault({});
    const payload = { content: content.trim(), anonymous };
    if (!payload.content) return refuse('Reply must not be empty');
    try {
      const { id } = await reply.mutateAsync({ ...payload, key: keyOf(payload) });
      setValue({ ...EMPTY_REPLY, anonymous });
      draft.drop();
      toast({ title: 'Reply posted' });
      onDone(id);
    } catch (error) {
      const text = detailedRefusalText(error);
      const named = error instanceof ApiError && error.fieldErrors.find(({ field }) => field === 'content');
      if (named) refuse(named.message);
      else setFault({ form: text });
      toast({ title: 'Failed to post reply', text, variant: 'destructive' });
    }
  });

  return (
    <form
      aria-label="Your reply"
      className="card grid grid-cols-1 gap-4 p-4 sm:p-5 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={submitOnCtrlEnter}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <MarkdownField
        key={quotes}
        label="Your reply"
        value={content}
        onChange={(next) => setValue({ ...value, content: next })}
        inputRef={input}
        error={fault.content}
        rows={4}
        maxLength={MAX_REPLY_LENGTH}
      />
      <PostAsChoice anonymous={anonymous} onChange={(next) => setValue({ ...value, anonymous: next })} />
      {fault.form && (
        <p role="alert" className="text-danger">
          {fault.form}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={reply.isPending} disabled={!isOnline}>
          Post reply<span className="sr-only"> to {discussion.title}</span>
        </Button>
        {content && (
          <Button
            variant="quiet"
            onClick={() => {
              setValue(EMPTY_REPLY);
              draft.drop();
              setFault({});
              input.current?.focus();
            }}
          >
            Discard draft
          </Button>
        )}
      </div>
    </form>
  );
}
