import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Sheet } from '@/shared/ui/sheet';

interface TopicsSheetProps {
  /** Called with a function that closes the sheet. */
  children: (close: () => void) => ReactNode;
}

/** Tags and colleges on small screens, in a sheet over the page. */
export function TopicsSheet({ children }: TopicsSheetProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      title="Topics"
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet" className="justify-self-start lg:hidden">
          <SlidersHorizontal size={18} aria-hidden="true" />
          Tags and colleges
        </Button>
      }
    >
      {children(() => setIsOpen(false))}
    </Sheet>
  );
}
