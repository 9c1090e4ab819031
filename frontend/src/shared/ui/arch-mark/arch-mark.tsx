import { cva, type VariantProps } from 'class-variance-authority';
import { collegeAcronym } from './monogram';

const COLORS = ['c1', 'c2', 'c3', 'c4'] as const;

/** In rem: the space for letters between the edges, and the maximum size of one or two letters. */
const LETTER_SIZES_REM = {
  small: { room: 1.9, most: 0.875 },
  normal: { room: 2.8, most: 1.25 },
  large: { room: 4.8, most: 2.25 },
} as const;
/** Width of the widest letters, relative to the font size. */
const LETTER_WIDTH = 1;

const archStyles = cva('arch grid shrink-0 place-items-center border-2 pt-1 font-display font-bold text-ink', {
  variants: {
    colour: {
      c1: 'border-c1 bg-c1/18',
      c2: 'border-c2 bg-c2/18',
      c3: 'border-c3 bg-c3/18',
      c4: 'border-c4 bg-c4/18',
    },
    size: { small: 'h-11 w-10', normal: 'h-16 w-14', large: 'h-28 w-24' },
  },
  defaultVariants: { size: 'normal' },
});

/** An institution as an arch with its monogram, in a color that follows from its name. Decorative. */
export function ArchMark({ name, size }: { name: string } & Pick<VariantProps<typeof archStyles>, 'size'>) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const acronym = collegeAcronym(name);
  const { room, most } = LETTER_SIZES_REM[size ?? 'normal'];
  const fontSize = `${Math.min(most, room / (acronym.length * LETTER_WIDTH))}rem`;
  return (
    <span aria-hidden="true" style={{ fontSize }} className={archStyles({ colour: COLORS[sum % COLORS.length], size })}>
      {acronym}
    </span>
  );
}
