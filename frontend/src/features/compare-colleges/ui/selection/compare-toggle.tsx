import { Check, Columns3 } from 'lucide-react';
import { Button } from '@/shared/ui/button';

interface CompareToggleProps {
  /** The name of the college. */
  name: string;
  isPressed: boolean;
  onClick: () => void;
}

/** Selects a college for the comparison, or removes it from the selection. */
export function CompareToggle({ name, isPressed, onClick }: CompareToggleProps) {
  const Icon = isPressed ? Check : Columns3;
  return (
    <Button
      variant="quiet"
      aria-pressed={isPressed}
      onClick={onClick}
      className="shrink-0 aria-pressed:border-ivy aria-pressed:bg-ivy-soft aria-pressed:text-on-ivy-soft forced-colors:aria-pressed:outline-2"
    >
      <Icon size={18} aria-hidden="true" />
      Compare<span className="sr-only"> {name}</span>
    </Button>
  );
}
