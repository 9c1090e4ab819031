import { cva, type VariantProps } from 'class-variance-authority';
import { monogram } from '@/shared/lib/initials';

const COLOURS = ['c1', 'c2', 'c3', 'c4'] as const;

const archStyles = cva('arch grid shrink-0 place-items-center border-2 pt-1 font-display font-bold text-ink', {
  variants: {
    colour: {
      c1: 'border-c1 bg-c1/18',
      c2: 'border-c2 bg-c2/18',
      c3: 'border-c3 bg-c3/18',
      c4: 'border-c4 bg-c4/18',
    },
    size: { small: 'h-11 w-10', normal: 'h-16 w-14', large: 'h-28 w-24' },
    letters: { few: '', many: '' },
  },
  compoundVariants: [
    { size: 'small', letters: 'few', className: 'text-sm' },
    { size: 'small', letters: 'many', className: 'text-[0.65rem]' },
    { size: 'normal', letters: 'few', className: 'text-xl' },
    { size: 'normal', letters: 'many', className: 'text-sm' },
    { size: 'large', letters: 'few', className: 'text-4xl' },
    { size: 'large', letters: 'many', className: 'text-2xl' },
  ],
  defaultVariants: { size: 'normal' },
});

/** An institution is an arch with its monogram, in a colour that its name always gives it. Decorative. */
export function ArchMark({ name, size }: { name: string } & Pick<VariantProps<typeof archStyles>, 'size'>) {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const acronym = monogram(name);
  const letters = acronym.length > 2 ? 'many' : 'few';
  return (
    <span aria-hidden="true" className={archStyles({ colour: COLOURS[sum % COLOURS.length], size, letters })}>
      {acronym}
    </span>
  );
}
