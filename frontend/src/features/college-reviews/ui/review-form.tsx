import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { CollegeCombobox } from '@/entities/college';
import { useFormDraft } from '@/shared/lib/drafts';
import { refusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Textarea } from '@/shared/ui/field';
import { StarChoice } from '@/shared/ui/stars';
import { toast } from '@/shared/ui/toast';
import type { Review } from '../api/reviews';
import { useEditReview, useWriteReview } from '../api/use-review-changes';
import { reviewDraftKey } from '../model/drafts';
import { emptyReview, reviewSchema, type ReviewForm as Form } from '../model/review-form';

interface ReviewFormProps {
  review?: Review | undefined;
  college: { id?: number | undefined; name: string };
  onDone: () => void;
}

const resolver = standardSchemaResolver(reviewSchema);

export default function ReviewForm({ review, college, onDone }: ReviewFormProps) {
  const form = useForm<Form>({
    resolver,
    defaultValues: review
      ? { collegeName: review.collegeName, collegeId: review.collegeId, content: review.content, rating: review.rating }
      : emptyReview(college),
    shouldFocusError: false,
  });
  const name = useController({ control: form.control, name: 'collegeName' });
  const rating = useController({ control: form.control, name: 'rating' });
  // Five stars are preselected; they count only after the user has chosen or confirmed them.
  const [isRatingConfirmed, setIsRatingConfirmed] = useState(review !== undefined);
  const [isRatingOpen, setIsRatingOpen] = useState(false);
  const ratingNoteId = useId();
  const draft = useFormDraft(form, reviewDraftKey(review?.id, college.id));
  const guide = useFormErrors(form);
  const writing = useWriteReview();
  const editing = useEditReview(review?.id ?? 0);
  const isOnline = useOnline();
  const { errors } = form.formState;

  async function send({ content, rating: stars, collegeId, collegeName }: Form) {
    if (review) await editing.mutateAsync({ content, rating: stars });
    else await writing.mutateAsync({ collegeId, collegeName, content, rating: stars });
  }

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      if (!isRatingConfirmed && !isRatingOpen) {
        setIsRatingOpen(true);
        return;
      }
      try {
        await send(values);
      } catch (error) {
        guide.onRefused(error);
        form.setError('root', { message: refusalText(error) });
        toast({ title: 'Failed to submit review', text: refusalText(error), variant: 'destructive' });
        return;
      }
      draft.drop();
      toast({ title: review ? 'Review changed' : 'Review submitted' });
      onDone();
    }, guide.onInvalid),
  );

  const isRatingUnconfirmed = isRatingOpen && !isRatingConfirmed;
  const ratingNote = errors.rating?.message ?? (isRatingUnconfirmed ? 'Please confirm your rating' : undefined);

  return (
    <form
      noValidate
      aria-label={review ? 'Edit your review' : 'Write a Review'}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event);
      }}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      {review ? (
        <p className="text-lg font-semibold">{review.collegeName}</p>
      ) : (
        <Field label="College" error={errors.collegeName?.message} hint="Choose a college from the list.">
          {(field) => (
            <CollegeCombobox
              control={field}
              inputRef={name.field.ref}
              text={name.field.value}
              onBlur={name.field.onBlur}
              onTextChange={(text) => {
                name.field.onChange(text);
                form.setValue('collegeId', undefined);
              }}
              onChoose={(chosen) => {
                name.field.onChange(chosen.name);
                form.setValue('collegeId', chosen.id);
              }}
            />
          )}
        </Field>
      )}
      <div>
        <StarChoice
          legend="Rating"
          value={rating.field.value}
          onChoose={(stars) => {
            rating.field.onChange(stars);
            setIsRatingConfirmed(true);
          }}
          isInvalid={ratingNote !== undefined}
          describedBy={ratingNote ? ratingNoteId : undefined}
        />
        <p id={ratingNoteId} role="alert" className="text-sm font-semibold text-danger empty:hidden">
          {ratingNote}
          {isRatingUnconfirmed && `: submit again to give ${rating.field.value} of 5 stars, or choose another rating.`}
        </p>
      </div>
      <Field
        label="Your review"
        error={errors.content?.message}
        hint="What would you tell someone considering this college? Write at least 20 characters."
      >
        {(field) => <Textarea {...field} {...form.register('content')} maxLength={5000} rows={6} />}
      </Field>
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <Button type="submit" busy={writing.isPending || editing.isPending} disabled={!isOnline}>
        {review ? 'Save changes' : isRatingUnconfirmed ? `Submit ${rating.field.value}-star review` : 'Submit review'}
      </Button>
    </form>
  );
}
