import { useIsTyping } from '../../api/use-typing';

interface TypingIndicatorProps {
  partner: number;
  name: string;
  /** ID of their newest message. */
  received: number;
}

/** Shows that the other side is typing. It is always rendered, so that its changes are announced. */
export function TypingIndicator({ partner, name, received }: TypingIndicatorProps) {
  const isTyping = useIsTyping(partner, received);
  const [firstName] = name.split(' ');
  return (
    <div role="status" className="shrink-0">
      {isTyping && <p className="truncate px-4 pb-1 text-sm text-muted">{firstName} is typing…</p>}
    </div>
  );
}
