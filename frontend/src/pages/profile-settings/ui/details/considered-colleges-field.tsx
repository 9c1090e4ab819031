import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { Field } from '@/shared/ui/field';
import { MAX_CONSIDERED_COLLEGES, type AlumniValues } from '../../model/details';

/** The colleges that an alum considered, each chosen from the list. */
export function ConsideredCollegesField() {
  const { control: form } = useFormContext<AlumniValues>();
  const { field } = useController({ control: form, name: 'consideredColleges' });
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const chosen = field.value;
  const isFull = chosen.length >= MAX_CONSIDERED_COLLEGES;

  const add = ({ id, name }: { id: number; name: string }) => {
    setTyped('');
    if (!chosen.some((one) => one.id === id) && !isFull) field.onChange([...chosen, { id, name }]);
  };
  const remove = (id: number) => {
    field.onChange(chosen.filter((one) => one.id !== id));
    input.current?.focus();
  };

  return (
    <div className="grid grid-cols-1 gap-2 sm:col-span-full">
      <Field
        id="consideredColleges"
        label="Colleges you considered"
        hint={
          isFull
            ? `You can add up to ${MAX_CONSIDERED_COLLEGES} colleges.`
            : 'If your profile is visible, members see these colleges, and students who compare them can find you.'
        }
      >
        {(control) => (
          <CollegeCombobox
            control={control}
            inputRef={(node) => {
              input.current = node;
              field.ref(node);
            }}
            text={typed}
            onBlur={field.onBlur}
            onTextChange={setTyped}
            onChoose={add}
          />
        )}
      </Field>
      {chosen.length > 0 && (
        <ul aria-label="Colleges you considered" className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="min-w-0">
              <button
                type="button"
                onClick={() => remove(id)}
                className="flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-full bg-ivy-soft py-1 pr-2 pl-3 text-sm font-semibold text-on-ivy-soft hover:outline-1 hover:outline-ivy max-lg:min-h-11"
              >
                <span className="sr-only">Remove </span>
                <span className="truncate">{name}</span>
                <X size={16} aria-hidden="true" className="shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
