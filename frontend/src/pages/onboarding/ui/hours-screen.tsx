import { HoursEditor } from '@/features/availability';
import { StepButtons, type ScreenProps } from './screen-form';

/** The hours in which an alum is available for meetings. */
export function HoursScreen(props: ScreenProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <HoursEditor viewer={props.user.id} submit="Save and continue" onDone={() => void props.onNext()} />
      <StepButtons {...props} />
    </div>
  );
}
