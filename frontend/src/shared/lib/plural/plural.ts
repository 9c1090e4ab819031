import { formatNumber } from '@/shared/lib/format';

/** As in `Intl.NumberFormat`. */
const MAX_DECIMALS = 3;

type PluralForms = Partial<Record<'=0' | '=1' | 'one', string>> & { other: string };

/**
 * Returns the form of a sentence for a count, as in ICU messages: `#` is the number, `{name}` a named value. Pass whole
 * sentences. `plural(1204, { one: '{name} has # reply', other: '{name} has # replies' }, { name })` is 'Ada has 1,204
 * replies'.
 */
export function plural(
  count: number,
  forms: PluralForms,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const exact = forms[`=${count}` as '=0'];
  const form = exact ?? (count === 1 ? forms.one : undefined) ?? forms.other;
  return form.replace(/#|\{(\w+)\}/g, (_, name?: string) =>
    name ? String(values[name]) : formatNumber(count, MAX_DECIMALS),
  );
}
