import { SendHorizontal } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { ConversationSummary } from '@/entities/conversation';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { nextMessageEffectText, remainingCharactersText, unavailableText } from '../../model/conversation-texts';

interface MessageComposerProps {
  name: string;
  summary: ConversationSummary;
  text: string;
  onChange: (text: string) => void;
  /** Not called for a text that cannot be sent. */
  onSend: () => void;
}

/** Enter sends, unless an input method is composing a word; Shift + Enter starts a new line. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229;

/** The field for the next message, or the reason why none can be sent. */
export function MessageComposer({ name, summary, text, onChange, onSend }: MessageComposerProps) {
  const isOnline = useOnline();
  const { canWrite, whyNot } = summary;
  const maySend = isOnline && text.trim() !== '' && text.length <= MAX_MESSAGE_LENGTH;
  const room = remainingCharactersText(text.length);
  const hint = nextMessageEffectText(summary);

  if (!canWrite) {
    return (
      <div className="grid gap-2 border-t border-line px-4 py-3">
        <p role="status">{unavailableText(whyNot, name)}</p>
        {text.trim() && (
          <figure className="max-h-32 overflow-y-auto rounded-control bg-sunken p-3" tabIndex={0} role="group">
            <figcaption className="text-sm text-muted">Your draft</figcaption>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
          </figure>
        )}
      </div>
    );
  }
  return (
    <form
      aria-label={`Write to ${name}`}
      className="message-composer grid shrink-0 grid-cols-1 gap-1 border-t border-line p-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        if (maySend) onSend();
      }}
    >
      <p id="message-hint" className="text-sm text-muted empty:hidden">
        {hint}
      </p>
      <div className="flex items-end gap-2">
        <label htmlFor="message-text" className="sr-only">
          Message {name}
        </label>
        <textarea
          dir="auto"
          id="message-text"
          rows={1}
          value={text}
          placeholder="Write a message"
          aria-describedby="message-hint message-room"
          aria-invalid={text.length > MAX_MESSAGE_LENGTH || undefined}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            if (maySend) onSend();
          }}
          className="field-sizing-content max-h-40 min-h-11 w-full min-w-0 resize-none rounded-control border border-control bg-surface px-3 py-2 aria-invalid:border-2 aria-invalid:border-danger"
        />
        <Button type="submit" size="compact" className="shrink-0" disabled={!maySend}>
          <SendHorizontal size={18} aria-hidden="true" className="max-sm:hidden" />
          Send
        </Button>
      </div>
      <p
        id="message-room"
        role="status"
        className={`num text-sm empty:hidden ${text.length > MAX_MESSAGE_LENGTH ? 'font-semibold text-danger' : 'text-muted'}`}
      >
        {room}
      </p>
    </form>
  );
}
