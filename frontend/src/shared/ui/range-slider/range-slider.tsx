import { Slider } from 'radix-ui';

interface RangeSliderProps {
  /** Name of the range: its thumbs are labeled 'Lowest tuition' and 'Highest tuition'. */
  of: string;
  end: number;
  step: number;
  value: readonly [number, number];
  /** Returns a value as it is announced. */
  describe: (value: number) => string;
  /** Called while a thumb moves. */
  onChange: (value: [number, number]) => void;
  /** Called when a thumb is released. */
  onCommit: (value: [number, number]) => void;
}

const toPair = ([low = 0, high = low]: number[]): [number, number] => [low, high];

/** A slider with two thumbs on a scale from 0. */
export function RangeSlider({ of, end, step, value, describe, onChange, onCommit }: RangeSliderProps) {
  return (
    <Slider.Root
      min={0}
      max={end}
      step={step}
      value={[...value]}
      onValueChange={(next) => onChange(toPair(next))}
      onValueCommit={(next) => onCommit(toPair(next))}
      className="relative flex h-6 touch-none items-center select-none"
    >
      <Slider.Track className="relative h-1 grow rounded-full bg-control forced-colors:bg-[CanvasText]">
        <Slider.Range className="absolute h-full rounded-full bg-ivy forced-colors:bg-[Highlight]" />
      </Slider.Track>
      {(['Lowest', 'Highest'] as const).map((bound, index) => (
        <Slider.Thumb
          key={bound}
          aria-label={`${bound} ${of}`}
          aria-valuetext={describe(value[index] ?? 0)}
          className="relative block size-6 cursor-grab rounded-full border-3 border-ivy bg-surface before:absolute before:-inset-2.5 before:content-[''] focus-visible:rounded-full active:cursor-grabbing forced-colors:border-[Highlight]"
        />
      ))}
    </Slider.Root>
  );
}
