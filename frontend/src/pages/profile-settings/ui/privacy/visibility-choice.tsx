import { Button } from '@/shared/ui/button';

interface VisibilityChoiceProps {
  /** What applies until a choice is made. */
  text: string;
  /** Label of the button that makes the profile visible. */
  show: string;
  /** Label of the button that hides it. */
  hide: string;
  disabled: boolean;
  onChoose: (isShown: boolean) => void;
}

/** A notice that no choice has been made, with the buttons to make it. */
export function VisibilityChoice({ text, show, hide, disabled, onChoose }: VisibilityChoiceProps) {
  return (
    <div className="grid gap-3 rounded-control bg-gold-soft p-4 text-on-gold-soft">
      <p>{text}</p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={disabled} onClick={() => onChoose(true)}>
          {show}
        </Button>
        <Button variant="quiet" disabled={disabled} onClick={() => onChoose(false)}>
          {hide}
        </Button>
      </div>
    </div>
  );
}
