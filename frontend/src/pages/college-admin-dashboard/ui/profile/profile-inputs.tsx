import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { APP_NAME, STATES, TERRITORIES } from '@/shared/config';
import { Chip } from '@/shared/ui/chip';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import type { OwnCollege } from '../../api/college-profile';
import {
  INSTITUTION_TYPES,
  isNumberField,
  parseProfileNumber,
  differsFromFederal,
  typedNumberError,
  PROFILE_FIELDS,
  formatFieldValue,
  type ProfileFieldName,
  type ProfileValues,
} from '../../model/profile-fields';

interface CollegeProps {
  college: OwnCollege;
}

interface ProfileInputProps extends CollegeProps {
  name: ProfileFieldName;
  children: ComponentProps<typeof Field>['children'];
}

/** A field with its label, its formatted number, and the federal value. */
function ProfileInput({ name, college, children }: ProfileInputProps) {
  const { getFieldState, formState } = useFormContext<ProfileValues>();
  const typed = useWatch<ProfileValues>({ name }) ?? '';
  const error =
    getFieldState(name, formState).error?.message ?? (isNumberField(name) ? typedNumberError(name, typed) : undefined);
  const number = isNumberField(name) && !error ? parseProfileNumber(name, typed) : undefined;
  const look: { label: string; hint?: string } = PROFILE_FIELDS[name];
  return (
    <div className="min-w-0">
      <Field
        id={`college-${name}`}
        label={look.label}
        error={error}
        hint={
          <span className="flex flex-wrap gap-x-4">
            {look.hint && <span>{look.hint}</span>}
            {/* Both 0.65 and 65% become "65.0%". */}
            {number !== undefined && (
              <span className="num font-semibold">Shown as {formatFieldValue(name, number)}</span>
            )}
          </span>
        }
      >
        {children}
      </Field>
      <FederalValue name={name} college={college} />
    </div>
  );
}

/** Fields that the federal file doesn't contain; for well-known colleges, we provide the values ourselves. */
const FIELDS_WITHOUT_FEDERAL_VALUE: readonly ProfileFieldName[] = ['description', 'founded_year'];

/** The federal value or ours, if there is one, with a button to use it. */
function FederalValue({ name, college }: CollegeProps & { name: ProfileFieldName }) {
  const { setValue } = useFormContext<ProfileValues>();
  const current = useWatch<ProfileValues>({ name });
  const federal = college.federal?.[name] ?? null;
  if (federal === null) return null;
  const isFederal = current === '' || current === String(federal);
  return (
    <p className="mt-1 text-sm text-muted">
      {FIELDS_WITHOUT_FEDERAL_VALUE.includes(name) ? APP_NAME : 'Federal data'}: {formatFieldValue(name, federal)}
      {!isFederal && (
        <>
          {' · '}
          <button
            type="button"
            className="link cursor-pointer"
            onClick={() => setValue(name, String(federal), { shouldDirty: true, shouldValidate: true })}
          >
            Use it<span className="sr-only"> for {PROFILE_FIELDS[name].label}</span>
          </button>
        </>
      )}
      {differsFromFederal(name, current ?? '', federal) && (
        <span className="mt-1 block">
          <Chip tone="gold">Differs by more than 10%</Chip> Your page shows both values with their sources.
        </span>
      )}
    </p>
  );
}

export function TextField({
  name,
  college,
  ...rest
}: CollegeProps & { name: ProfileFieldName } & Omit<ComponentProps<'input'>, 'name'>) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <ProfileInput name={name} college={college}>
      {(control) => <Input autoComplete="off" {...rest} {...control} {...register(name)} />}
    </ProfileInput>
  );
}

export function DescriptionField({ college }: CollegeProps) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <ProfileInput name="description" college={college}>
      {(control) => <Textarea {...control} {...register('description')} />}
    </ProfileInput>
  );
}

function SelectField({ name, college, children }: CollegeProps & { name: ProfileFieldName; children: ReactNode }) {
  const { register } = useFormContext<ProfileValues>();
  return (
    <ProfileInput name={name} college={college}>
      {(control) => (
        <Select {...control} {...register(name)} className="w-full">
          {children}
        </Select>
      )}
    </ProfileInput>
  );
}

export const TypeField = ({ college }: CollegeProps) => (
  <SelectField name="type" college={college}>
    {INSTITUTION_TYPES.map((type) => (
      <option key={type}>{type}</option>
    ))}
  </SelectField>
);

export const StateField = ({ college }: CollegeProps) => (
  <SelectField name="state" college={college}>
    {[...STATES, ...TERRITORIES].map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))}
  </SelectField>
);
