import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef } from 'react';
import { useController, useForm } from 'react-hook-form';
import type { Discussion } from '@/entities/discussion';
import { useAuth } from '@/shared/auth';
import { useFormDraft } from '@/shared/lib/drafts';
import { detailedRefusalText, useFormErrors, useOneAtATime } from '@/shared/lib/forms';
import { useOnline } from '@/shared/lib/online';
import { Button } from '@/shared/ui/button';
import { DraftNotice } from '@/shared/ui/draft-notice';
import { Field, Input } from '@/shared/ui/field';
import { TagInput, parseTags, joinTags } from '@/shared/ui/tag-input';
import { toast } from '@/shared/ui/toast';
import { useEditDiscussion, useWriteDiscussion } from '../api/use-write-discussion';
import {
  CONTENT_LENGTH,
  discussionSchema,
  emptyDiscussion,
  TITLE_LENGTH,
  type DiscussionCollege,
  type DiscussionForm as Form,
} from '../model/discussion-form';
import { submitOnCtrlEnter } from '../model/submit-key';
import { useRequestKey } from '../model/use-request-key';
import { CollegeField } from './college-field';
import { MarkdownField } from './markdown-field';
import { PostAsChoice } from './post-as';
import { SimilarDiscussions } from './similar-discussions';

interface DiscussionFormProps {
  /** The discussion to edit; undefined for a new one. */
  discussion?: Discussion | undefined;
  college: DiscussionCollege;
  onDone: (id: number) => void;
}

const resolver = standardSchemaResolver(discussionSchema);

const toFormValues = ({ title, content, tags }: Discussion): Form => ({
  ...emptyDiscussion({ name: '' }),
  title,
  content,
  tags: joinTags(tags),
});

/**
 * The form for starting a discussion or editing the viewer's own. College and anonymity can't be changed afterwards.
 */
export default function DiscussionForm({ discussion, college, onDone }: DiscussionFormProps) {
  const { user } = useAuth();
  const form = useForm<Form>({
    resolver,
    defaultValues: discussion ? toFormValues(discussion) : emptyDiscussion(college),
    shouldFocusError: false,
  });
  const { control, formState } = form;
  const { errors } = formState;
  const title = useController({ control, name: 'title' });
  const content = useController({ control, name: 'content' });
  const tags = useController({ control, name: 'tags' });
  const anonymous = useController({ control, name: 'anonymous' });
  const name = discussion ? `discussion:${discussion.id}` : `discussion:new:${college.id ?? college.name}`;
  const draft = useFormDraft(form, name, { outlastsForm: true });
  const guide = useFormErrors(form);
  const titleInput = useRef<HTMLInputElement>(null);
  const keyOf = useRequestKey();
  const writing = useWriteDiscussion();
  const editing = useEditDiscussion();
  const isOnline = useOnline();

  async function send({ title: heading, content: text, tags: tagText, ...rest }: Form): Promise<number> {
    const { collegeId, anonymous: isAnonymous } = rest;
    const payload = { title: heading, content: text, tags: parseTags(tagText) };
    if (discussion) return (await editing.mutateAsync({ id: discussion.id, ...payload })).id;
    const whole = { ...payload, ...(collegeId !== undefined && { collegeId }), anonymous: isAnonymous };
    return (await writing.mutateAsync({ draft: whole, key: keyOf(whole) })).id;
  }

  const setTitleInput = (input: HTMLInputElement | null) => {
    titleInput.current = input;
    title.field.ref(input);
  };

  // The form is loaded shortly after the dialog has opened, so it sets the focus itself.
  useEffect(() => titleInput.current?.focus(), []);

  const submit = useOneAtATime(
    form.handleSubmit(async (values) => {
      guide.forget();
      let id: number;
      try {
        id = await send(values);
      } catch (error) {
        guide.onRefused(error);
        const text = detailedRefusalText(error);
        form.setError('root', { message: text });
        toast({ title: discussion ? 'Failed to save changes' : 'Failed to create post', text, variant: 'destructive' });
        return;
      }
      draft.drop();
      toast({ title: discussion ? 'Changes saved' : 'Post created' });
      onDone(id);
    }, guide.onInvalid),
  );

  return (
    <form
      noValidate
      aria-label={discussion ? 'Edit discussion' : 'New discussion'}
      className="grid grid-cols-1 gap-5"
      onSubmit={(event) => void submit(event)}
      onKeyDown={submitOnCtrlEnter}
    >
      <DraftNotice restoredAfter={draft.restoredAfter} />
      <div className="grid gap-2">
        <Field label="Title" error={errors.title?.message}>
          {(field) => (
            <Input {...field} {...title.field} ref={setTitleInput} maxLength={TITLE_LENGTH.max} autoComplete="off" />
          )}
        </Field>
        {!discussion && user && <SimilarDiscussions title={title.field.value} viewer={user.id} />}
      </div>
      <MarkdownField
        label="Content"
        value={content.field.value}
        onChange={content.field.onChange}
        onBlur={content.field.onBlur}
        inputRef={content.field.ref}
        error={errors.content?.message}
        maxLength={CONTENT_LENGTH.max}
      />
      <Field
        label="Tags"
        optional
        hint="Separate tags with commas. Add up to 10 tags of up to 30 characters each."
        error={errors.tags?.message}
      >
        {(field) => (
          <TagInput
            control={field}
            value={tags.field.value}
            onChange={tags.field.onChange}
            onBlur={tags.field.onBlur}
            inputRef={tags.field.ref}
          />
        )}
      </Field>
      {!discussion && (
        <>
          <CollegeField form={form} />
          <PostAsChoice
            anonymous={anonymous.field.value}
            onChange={anonymous.field.onChange}
            error={errors.anonymous?.message}
          />
          <p className="text-sm text-muted">Anyone can read discussions. Only people who are signed in see names.</p>
        </>
      )}
      {errors.root && (
        <p role="alert" className="text-danger">
          {errors.root.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={formState.isSubmitting} disabled={!isOnline}>
          {discussion ? 'Save changes' : 'Post'}
        </Button>
        {formState.isDirty && (
          <Button
            variant="quiet"
            onClick={() => {
              form.reset();
              draft.drop();
              titleInput.current?.focus();
            }}
          >
            {discussion ? 'Discard changes' : 'Discard draft'}
          </Button>
        )}
      </div>
    </form>
  );
}
