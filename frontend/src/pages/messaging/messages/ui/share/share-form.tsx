import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { Field, Input, Textarea } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { SharedAnswer } from '../../api/shared-answers';
import { useEditSharedAnswer, useSuggestSharedAnswer } from '../../api/use-shared-answer-changes';
import { shareSchema, MAX_TEXT_LENGTH, MAX_TITLE_LENGTH, type ShareForm as Form } from '../../model/share-form';
import type { InitialSuggestion } from '../../model/suggested';
import { useProposedSubject } from '../../model/use-proposed-subject';

interface SharedAnswerFormProps {
  partner: { id: number; fullName: string };
  /** The shared answer to change; undefined for a new one. */
  edited: SharedAnswer | undefined;
  suggested: InitialSuggestion;
  onDone: (id: number) => void;
}

const shareFormResolver = standardSchemaResolver(shareSchema);

/** The form for the question and the answer as they would appear in the forum. */
export function SharedAnswerForm({ partner, edited, suggested, onDone }: SharedAnswerFormProps) {
  const form = useForm<Form>({
    resolver: shareFormResolver,
    defaultValues: edited
      ? { ...edited, college: edited.collegeName ?? '' }
      : { title: '', ...suggested, college: '', collegeId: undefined },
    shouldFocusError: false,
  });
  const { control, register, formState } = form;
  const { errors } = formState;
  const college = useController({ control, name: 'college' });
  const proposed = useProposedSubject(partner.id, !edited);
  const [isAboutProposed, setIsAboutProposed] = useState(true);
  const { collegeId: proposedId } = proposed?.about ?? {};
  const { collegeName: proposedName } = proposed ?? {};
  useEffect(() => {
    // Unless the user has started to choose a college.
    if (proposedId === undefined || form.getValues('college') !== '') return;
    form.setValue('college', proposedName ?? '');
    form.setValue('collegeId', proposedId);
  }, [form, proposedId, proposedName]);
  const chosenId = useWatch({ control: form.control, name: 'collegeId' });
  const label = proposed && chosenId === proposedId ? proposed.label : undefined;
  const guide = useFormErrors(form);
  const suggestMutation = useSuggestSharedAnswer();
  const editMutation = useEditSharedAnswer();
  const isOnline = useOnline();

  async function send({ title, question, answer, collegeId }: Form): Promise<number> {
    const text = { title, question, answer };
    if (edited) return (await editMutation.mutateAsync({ id: edited.id, version: edited.version, ...text })).id;
    const { figure = null, cip = null, level = null } = proposed?.about ?? {};
    const about = label !== undefined && isAboutProposed ? { figure, cip, level } : null;
    const payload = { withUserId: partner.id, collegeId: collegeId!, about, tags: [] };
    return (await suggestMutation.mutateAsync({ ...text, ...payload })).id;
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      let id: number;
      try {
        id = await send(values);
      } catch (error) {
        guide.onRefused(error);
        form.setError('root', { message: detailedRefusalText(error) });
        return;
      }
      toast({ title: edited ? 'Changes saved' : 'Suggestion sent', text: `${partner.fullName} can read it now.` });
      onDone(id);
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label={edited ? 'Edit the answer' : 'Suggest for the forum'}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Title" error={errors.title?.message}>
        {(field) => <Input {...field} {...register('title')} maxLength={MAX_TITLE_LENGTH} autoComplete="off" />}
      </Field>
      <Field
        label="Question"
        hint="The forum shows “A student” as the author. Leave out names."
        error={errors.question?.message}
      >
        {(field) => <Textarea {...field} {...register('question')} rows={5} maxLength={MAX_TEXT_LENGTH} />}
      </Field>
      <Field
        label="Answer"
        hint="The forum shows “An alum” as the author. Leave out names."
        error={errors.answer?.message}
      >
        {(field) => <Textarea {...field} {...register('answer')} rows={6} maxLength={MAX_TEXT_LENGTH} />}
      </Field>
      {!edited && (
        <Field
          label="College"
          hint="Choose the college the question is about."
          error={errors.college?.message ?? errors.collegeId?.message}
        >
          {(field) => (
            <CollegeCombobox
              control={field}
              inputRef={college.field.ref}
              text={college.field.value}
              onBlur={college.field.onBlur}
              onTextChange={(text) => {
                college.field.onChange(text);
                form.setValue('collegeId', undefined);
              }}
              onChoose={(chosen) => {
                college.field.onChange(chosen.name);
                form.setValue('collegeId', chosen.id, { shouldValidate: true });
              }}
            />
          )}
        </Field>
      )}
      {label !== undefined && (
        <label className="flex min-h-11 items-start gap-3">
          <input
            type="checkbox"
            checked={isAboutProposed}
            onChange={(event) => setIsAboutProposed(event.target.checked)}
            className="mt-1 size-5 shrink-0 accent-ivy"
          />
          <span>Show it beside “{label}” on the college’s page, with the alum’s college</span>
        </label>
      )}
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <div>
        <Button type="submit" busy={formState.isSubmitting} disabled={!isOnline}>
          {edited ? 'Save changes' : 'Send suggestion'}
        </Button>
      </div>
    </form>
  );
}
