import { useIsTyping } from '../../api/use-typing';

interface TypingLineProps {
  partner: number;
  name: string;
  /** Their newest message. */
  received: number;
}

/** Says that the other side is writing. Always there, so that what appears in it is read out. */
export function TypingLine({ partner, name, received }: TypingLineProps) {
  const isTyping = useIsTyping(partner, received);
  const [firstName] = name.split(' ');
  return (
    <div role="status" className="shrink-0">
      {isTyping && <p className="truncate px-4 pb-1 text-sm text-muted">{firstName} is typing…</p>}
    </div>
  );
}
