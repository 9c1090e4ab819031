import { useNavigate } from '@tanstack/react-router';
import { FieldCombobox } from '@/entities/college';
import { toFieldKey } from '../model/program-id';

/** Finds a field of study by its name, and opens its page. */
export function FieldFinder({ label = 'Find a field of study' }: { label?: string }) {
  const navigate = useNavigate();
  return (
    <FieldCombobox
      label={label}
      onChoose={(field) => void navigate({ to: '/programs/$field', params: { field: toFieldKey(field) } })}
    />
  );
}
