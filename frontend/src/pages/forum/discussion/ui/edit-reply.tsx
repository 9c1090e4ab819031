import { useEffect, useRef, useState } from 'react';
import type { ForumReply } from '@/entities/discussion';
import { MarkdownField, submitOnCtrlEnter } from '@/features/discussions/write-discussion';
import { useDraftState } from '@/shared/lib/drafts';
import { detailedRefusalText, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { useEditReply } from '../api/use-discussion-changes';
import { replyEditDraftKey } from '../model/drafts';

/** Edits the user's own reply in place. */
export function EditReplyForm({ reply, onDone }: { reply: ForumReply; onDone: () => void }) {
  const draft = useDraftState(replyEditDraftKey(reply.id), reply.content);
  const { value: content, setValue: setContent } = draft;
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLTextAreaElement>(null);
  const edit = useEditReply(reply);
  const isOnline = useOnline();

  useEffect(() => input.current?.focus(), []);

  const submit = useOneAtATime(async () => {
    if (!content.trim()) {
      setFault('Reply must not be empty');
      input.current?.focus();
      return;
    }
    try {
      await edit.mutateAsync(content.trim());
      draft.drop();
      onDone();
    } catch (error) {
      setFault(detailedRefusalText(error));
    }
  });

  return (
    <form
      aria-label="Edit your reply"
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onKeyDown={submitOnCtrlEnter}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <MarkdownField
        label="Edit your reply"
        value={content}
        onChange={setContent}
        inputRef={input}
        error={fault}
        maxLength={20_000}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={edit.isPending} disabled={!isOnline}>
          Save changes
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
