import { once } from '@/shared/lib/once';

type PluralForms = Partial<Record<'=0' | '=1' | 'one', string>> & { other: string };

const pluralRules = once(() => new Intl.PluralRules('en-US'));

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
  const form = exact ?? forms[pluralRules().select(count) as 'one'] ?? forms.other;
  return form.replace(/#|\{(\w+)\}/g, (_, name?: string) =>
    name ? String(values[name]) : count.toLocaleString('en-US'),
  );
}
