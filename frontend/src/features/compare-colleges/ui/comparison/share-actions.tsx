import { Link as LinkIcon, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';

interface ShareActionsProps {
  /** The address of the comparison. */
  link: string;
  /** Further buttons. */
  children?: ReactNode;
}

/** Copies the link of a comparison, or prints it. */
export function ShareActions({ link, children }: ShareActionsProps) {
  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied', text: 'Anyone who has the link can see this comparison.' });
    } catch {
      toast({ title: 'Copy this link', text: link });
    }
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="quiet" onClick={() => void copyLink()}>
        <LinkIcon size={18} aria-hidden="true" />
        Copy link
      </Button>
      {children}
      <Button variant="quiet" className="max-sm:hidden" onClick={() => window.print()}>
        <Printer size={18} aria-hidden="true" />
        Print
      </Button>
    </div>
  );
}
