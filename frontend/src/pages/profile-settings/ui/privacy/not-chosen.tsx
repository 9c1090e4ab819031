import { Button } from '@/shared/ui/button';

interface NotChosenProps {
  /** What holds until then. */
  text: string;
  /** What the button says with which someone shows themselves. */
  show: string;
  /** The same for hiding. */
  hide: string;
  disabled: boolean;
  onChoose: (isShown: boolean) => void;
}

/** Says that a choice was never made, and asks for it. */
export function NotChosen({ text, show, hide, disabled, onChoose }: NotChosenProps) {
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
