import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Button, buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

/** The server's response, shown in place of the form. It takes the focus. */
export function ResetLinkSent({ answer, onStartOver }: { answer: string; onStartOver: () => void }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <MessagePage title="Check your email">
      <p ref={text} role="status" tabIndex={-1} className="outline-none">
        {answer}
      </p>
      <p className="text-base">No email after a few minutes? Check your spam folder, or ask again.</p>
      <div className="flex flex-wrap justify-center gap-2">
        <Link to="/auth" className={buttonStyles()}>
          Back to Sign In
        </Link>
        <Button variant="quiet" onClick={onStartOver}>
          Ask again
        </Button>
      </div>
    </MessagePage>
  );
}
