import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

/** Copies a text to the clipboard, and confirms it. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => toast({ title: 'Couldn’t copy', text: 'Select the text and copy it.', variant: 'destructive' }),
    );

  return (
    <Button variant="quiet" onClick={() => void copy()}>
      {isCopied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
