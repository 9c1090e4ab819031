import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { identityQueries, useAuth } from '@/shared/auth';
import { deleteDraft, interruptDraft, storeDraft, readDraft, findDraftRestoreReason } from './drafts';

const isSameJson = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Part of the page with forms that also exist elsewhere on it. Each of the two places has its own drafts; otherwise, a
 * restored draft would open both forms.
 */
export const DraftScopeContext = createContext('');

const useDraftName = (form: string) => use(DraftScopeContext) + form;

interface DraftOptions {
  /** The draft is kept when the form is closed: only sending and discarding delete it. */
  outlastsForm?: boolean;
}

/**
 * Keeps what a user writes in one form in this tab until it is sent. Closing the form deletes its draft; if the session
 * ended, the draft is kept, only for the same user.
 * @param name identifies the form and its subject; the same name finds the draft again
 */
function useDraft(name: string, { outlastsForm = false }: DraftOptions) {
  const form = useDraftName(name);
  const { user } = useAuth();
  const queryClient = useQueryClient();
  const owner = user?.id;
  const [found] = useState(() => (owner === undefined ? null : readDraft(owner, form)));
  const [isOnShow, setIsOnShow] = useState(found !== null);

  const saveDraft = useCallback(
    (value: unknown) => owner !== undefined && storeDraft(owner, form, value),
    [owner, form],
  );
  const drop = useCallback(() => {
    if (owner !== undefined) deleteDraft(owner, form);
    setIsOnShow(false);
  }, [owner, form]);

  useEffect(() => {
    if (owner === undefined) return;
    return () => {
      const current = queryClient.getQueryData(identityQueries.currentUser().queryKey);
      if (current?.id !== owner) interruptDraft(owner, form);
      else if (!outlastsForm) deleteDraft(owner, form);
    };
  }, [owner, form, outlastsForm, queryClient]);

  return { found, restoredAfter: isOnShow ? findDraftRestoreReason(found) : null, keep: saveDraft, drop };
}

/**
 * `useState` for what a user writes, kept in this tab until it is sent. A restored draft takes the place of `initial`.
 */
export function useDraftState<Value extends string | object>(form: string, initial: Value, options: DraftOptions = {}) {
  const { found, keep: saveDraft, drop, ...draft } = useDraft(form, options);
  const [value, setValue] = useState(() => mergeStored(found?.value, initial));

  const change = (next: Value) => {
    setValue(next);
    if (isSameJson(next, initial)) drop();
    else saveDraft(next);
  };
  return { value, setValue: change, restoredAfter: draft.restoredAfter, drop };
}

/** Returns the kept value as far as it fits the current form. */
function mergeStored<Value extends string | object>(storedValue: unknown, initial: Value): Value {
  if (typeof storedValue !== typeof initial || storedValue === null) return initial;
  if (typeof initial === 'string') return storedValue as Value;
  return Object.assign({}, initial, storedValue);
}

/** The same for a form of React Hook Form: keeps its values while they differ from the defaults. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: string,
  options: DraftOptions = {},
) {
  const { found, keep: saveDraft, drop, ...draft } = useDraft(name, options);
  const [storedValue] = useState(() => found?.value as Partial<Values> | undefined);

  useEffect(() => {
    if (storedValue) form.reset({ ...form.getValues(), ...storedValue }, { keepDefaultValues: true });
  }, [form, storedValue]);

  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    saveDraft(form.getValues());
    const { unsubscribe } = form.watch(saveDraft);
    return () => {
      unsubscribe();
      // Saved, or reset to the previous values.
      if (!form.formState.isDirty) drop();
    };
  }, [form, isDirty, saveDraft, drop]);

  return { restoredAfter: isDirty ? draft.restoredAfter : null, drop };
}

/** Returns whether a dialog with a form is open; it reopens if the session ended while the user was writing in it. */
export function useDraftDialog(name: string): [boolean, (open: boolean) => void] {
  const form = useDraftName(name);
  const { user } = useAuth();
  const [isOpen, setIsOpen] = useState(() => user !== null && readDraft(user.id, form)?.isInterrupted === true);
  return [
    isOpen,
    (open) => {
      if (!open && user) deleteDraft(user.id, form);
      setIsOpen(open);
    },
  ];
}
