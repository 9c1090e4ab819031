import { stateName } from '@/shared/config';
import { ArchMark } from '@/shared/ui/arch-mark';
import { Chip } from '@/shared/ui/chip';
import type { OwnCollege } from '../../api/college-profile';
import {
  fieldLabel,
  NUMBER_FIELD_NAMES,
  parseProfileNumber,
  formatFieldValue,
  type ProfileValues,
} from '../../model/profile-fields';

interface ProfilePreviewProps {
  college: OwnCollege;
  /** The values as typed. */
  values: ProfileValues;
}

/** A preview of the public page with the typed values. */
export function ProfilePreview({ college, values }: ProfilePreviewProps) {
  const formatFigure = (name: (typeof NUMBER_FIELD_NAMES)[number]) =>
    values[name] === ''
      ? formatFieldValue(name, college.federal?.[name])
      : formatFieldValue(name, parseProfileNumber(name, values[name]) ?? '–');
  const tuitions = [formatFigure('tuition_in_state'), formatFigure('tuition_out_state')];
  const hasOneTuition = tuitions[0] === tuitions[1] && /\d/.test(tuitions[0] ?? '');
  const figures = NUMBER_FIELD_NAMES.filter((name) => !hasOneTuition || name !== 'tuition_out_state').map(
    (name) =>
      [hasOneTuition && name === 'tuition_in_state' ? 'Tuition' : fieldLabel(name), formatFigure(name)] as const,
  );
  return (
    <section aria-label="Preview of the public page" className="h-fit min-w-0 xl:sticky xl:top-6">
      <p className="text-sm font-semibold text-muted">Preview of the public page</p>
      <div className="card mt-2 grid gap-3 p-4">
        <div className="flex items-center gap-3">
          <ArchMark name={values.name || college.name} />
          <div className="min-w-0">
            <p className="font-display text-xl font-bold wrap-anywhere">{values.name || college.name}</p>
            <p className="text-muted">
              {values.city}, {stateName(values.state)}
            </p>
          </div>
        </div>
        <p>
          <Chip>{values.type}</Chip>
        </p>
        {values.description && <p className="line-clamp-6 wrap-anywhere">{values.description}</p>}
        <dl className="grid gap-1">
          {figures.map(([label, text]) => (
            <div key={label} className="flex justify-between gap-4 border-t border-line pt-1">
              <dt className="text-muted">{label}</dt>
              <dd className="num font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
