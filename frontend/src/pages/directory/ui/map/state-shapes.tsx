import { memo, useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { stateName } from '@/shared/config';
import { plural } from '@/shared/lib/plural';
import { shadeColorPercent, findShade, type ShadeSteps } from '../../lib/choropleth-scale';
import { isArrowKey, findNeighborStateCode } from '../../lib/map-keyboard-navigation';
import outlines from '../../lib/us-states.json';

interface StateShapesProps {
  /** The visible part of the plane. */
  view: { x: number; y: number; width: number; height: number };
  counts: ReadonlyMap<string, number>;
  steps: ShadeSteps;
  /** Whether the states are shaded by their number of colleges. */
  isShaded: boolean;
  chosen: string | null;
  onChoose: (code: string) => void;
}

const STATE_CODES = Object.keys(outlines);
const FIRST_STATE_CODE = 'CA';

/** The states as shapes with a single tab stop: arrow keys move between states, Enter selects. */
export function StateShapes({ view, counts, steps, isShaded, chosen, onChoose }: StateShapesProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [active, setActive] = useState(FIRST_STATE_CODE);
  const [isFocused, setIsFocused] = useState(false);
  const shapes = useRef(new Map<string, SVGPathElement>());

  useEffect(() => {
    svg.current?.querySelectorAll<SVGPathElement>('[data-state-code]').forEach((shape) => {
      shapes.current.set(shape.dataset.stateCode ?? '', shape);
    });
  }, []);

  const stateCenters = () =>
    [...shapes.current].map(([code, shape]) => {
      const { x, y, width, height } = shape.getBBox();
      return { code, x: x + width / 2, y: y + height / 2 };
    });

  function key(event: KeyboardEvent<SVGSVGElement>) {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      onChoose(active);
    }
    if (!isArrowKey(event.key) || event.shiftKey) return;
    event.preventDefault();
    const next = findNeighborStateCode(stateCenters(), active, event.key);
    setActive(next);
    shapes.current.get(next)?.focus();
  }

  return (
    <svg
      ref={svg}
      viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}
      role="group"
      aria-label="Map of the United States. Use the arrow keys to move between states, Enter to choose one, and plus and minus to zoom."
      onKeyDown={key}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className="size-full"
    >
      {STATE_CODES.map((code) => {
        const count = counts.get(code) ?? 0;
        return (
          <StateShape
            key={code}
            code={code}
            count={count}
            ink={isShaded ? shadeColorPercent(steps, findShade(steps, count)) : 0}
            isChosen={code === chosen}
            isStop={code === active}
            onFocus={setActive}
          />
        );
      })}
      {chosen && <StateOutline code={chosen} className="stroke-gold" />}
      {isFocused && <StateOutline code={active} className="stroke-harbor" />}
    </svg>
  );
}

interface StateShapeProps {
  code: string;
  count: number;
  /** Share of the shade's color in the fill, in percent. */
  ink: number;
  isChosen: boolean;
  isStop: boolean;
  onFocus: (code: string) => void;
}

const statePath = (code: string) => outlines[code as keyof typeof outlines];

const StateShape = memo(function StateShape({ code, count, ink, isChosen, isStop, onFocus }: StateShapeProps) {
  return (
    <path
      d={statePath(code)}
      data-state-code={code}
      role="button"
      aria-label={plural(
        count,
        { one: '{state}, # college', other: '{state}, # colleges' },
        { state: stateName(code) },
      )}
      aria-pressed={isChosen}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(code)}
      vectorEffect="non-scaling-stroke"
      strokeWidth={1}
      className="cursor-pointer stroke-control focus-visible:outline-transparent forced-colors:stroke-[CanvasText]"
      style={{ fill: `color-mix(in oklab, var(--ivy) ${ink}%, var(--sunken))` }}
    />
  );
});

/** Drawn over the neighboring states, which would cover half of a shape's outline. */
const StateOutline = ({ code, className }: { code: string; className: string }) => (
  <path
    d={statePath(code)}
    aria-hidden="true"
    fill="none"
    strokeWidth={3}
    vectorEffect="non-scaling-stroke"
    className={`pointer-events-none forced-colors:stroke-[Highlight] ${className}`}
  />
);
