import { Slider as Primitive } from 'radix-ui';

interface SliderProps {
  /** ID of its label. */
  labelledBy: string;
  end: number;
  step: number;
  value: number;
  /** Returns a value as it is announced. */
  describe: (value: number) => string;
  onChange: (value: number) => void;
}

/** A slider with one thumb on a scale from 0. */
export function Slider({ labelledBy, end, step, value, describe, onChange }: SliderProps) {
  return (
    <Primitive.Root
      min={0}
      max={end}
      step={step}
      value={[value]}
      onValueChange={([next = 0]) => onChange(next)}
      className="relative flex h-6 touch-none items-center select-none"
    >
      <Primitive.Track className="relative h-1 grow rounded-full bg-control forced-colors:bg-[CanvasText]">
        <Primitive.Range className="absolute h-full rounded-full bg-ivy forced-colors:bg-[Highlight]" />
      </Primitive.Track>
      <Primitive.Thumb
        aria-labelledby={labelledBy}
        aria-valuetext={describe(value)}
        className="relative block size-6 cursor-grab rounded-full border-3 border-ivy bg-surface before:absolute before:-inset-2.5 before:content-[''] focus-visible:rounded-full active:cursor-grabbing forced-colors:border-[Highlight]"
      />
    </Primitive.Root>
  );
}
