import { INCOME_BANDS, LIVING_CHOICES, useFamilySituation, type FamilySituation } from '@/entities/college';
import { STATES, TERRITORIES } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { useState } from 'react';

type Draft = Partial<FamilySituation>;

const isComplete = (draft: Draft): draft is FamilySituation =>
  draft.band !== undefined && draft.state !== undefined && draft.living !== undefined;

/** Income, state and way of living of the family on this device; every change counts at once. */
export function YourPriceForm() {
  const [situation, store] = useFamilySituation();
  const [draft, setDraft] = useState<Draft>({});
  const shown: Draft = { ...draft, ...situation };

  function change(part: Draft) {
    const next = { ...shown, ...part };
    setDraft(next);
    if (isComplete(next)) store(next);
  }

  function clear() {
    setDraft({});
    store(null);
  }

  return (
    <div className="grid gap-3">
      {/* In a narrow sheet the fields are below each other on every screen. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] items-end gap-4">
        <Field label="Home state">
          {(control) => (
            <Select {...control} value={shown.state ?? ''} onChange={({ target }) => change({ state: target.value })}>
              <option value="" disabled>
                Choose
              </option>
              {[...STATES, ...TERRITORIES].map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Family income per year">
          {(control) => (
            <Select
              {...control}
              value={shown.band ?? ''}
              onChange={({ target }) => change({ band: Number(target.value) })}
            >
              <option value="" disabled>
                Choose
              </option>
              {INCOME_BANDS.map((label, band) => (
                <option key={label} value={band}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Living">
          {(control) => (
            <Select
              {...control}
              value={shown.living ?? ''}
              onChange={({ target }) =>
                change({ living: LIVING_CHOICES.find(({ value }) => value === target.value)?.value })
              }
            >
              <option value="" disabled>
                Choose
              </option>
              {LIVING_CHOICES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="text-sm text-muted">Your answers stay on this device. We never receive them.</p>
        {situation && (
          <Button variant="plain" onClick={clear}>
            Clear my answers
          </Button>
        )}
      </div>
    </div>
  );
}
