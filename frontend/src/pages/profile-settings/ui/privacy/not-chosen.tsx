import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';

interface NotChosenProps {
  children: ReactNode;
  /** What the two buttons say: for showing oneself, and for not. */
  choices: { show: string; hide: string };
  disabled: boolean;
  onChoose: (isShown: boolean) => void;
}

/** Says that a choice was never made and what holds until then, and asks for it. */
export function NotChosen({ children, choices, disabled, onChoose }: NotChosenProps) {
  return (
    <div className="grid gap-3 rounded-control bg-gold-soft p-4 text-on-gold-soft">
      <p>{children}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={disabled} onClick={() => onChoose(true)}>
          {choices.show}
        </Button>
        <Button variant="quiet" disabled={disabled} onClick={() => onChoose(false)}>
          {choices.hide}
        </Button>
      </div>
    </div>
  );
}
