import { useState } from 'react';
import { useFamilySituation } from '@/entities/college';
import { Field, Input } from '@/shared/ui/field';

const MAX_BUDGET = 200_000;

/** The most that the family can pay in a year. The list and the map leave out colleges with a higher price. */
export function BudgetField() {
  const [situation, store] = useFamilySituation();
  const stored = situation?.budget === undefined ? '' : String(situation.budget);
  const [text, setText] = useState(stored);
  const [seen, setSeen] = useState(stored);
  if (seen !== stored) {
    setSeen(stored);
    setText(stored);
  }
  if (!situation) return null;

  function commit() {
    const budget = Math.round(Number(text));
    if (text.trim() === '') store({ ...situation!, budget: undefined });
    else if (Number.isFinite(budget)) store({ ...situation!, budget: Math.min(MAX_BUDGET, Math.max(0, budget)) });
    else setText(stored);
  }

  return (
    <Field label="Most you can pay per year, in dollars" hint="Optional. Colleges with a higher price are hidden.">
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_BUDGET}
          step={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
          className="num"
        />
      )}
    </Field>
  );
}
