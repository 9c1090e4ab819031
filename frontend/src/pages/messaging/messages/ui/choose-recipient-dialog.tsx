import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { myPeopleQueries, type Connection } from '@/entities/connection';
import { toErrorSentence } from '@/shared/api';
import type { User } from '@/shared/auth';
import { Combobox } from '@/shared/ui/combobox';
import { Dialog } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { SampleTag } from '@/shared/ui/sample-tag';

interface ChooseRecipientDialogProps {
  viewer: User;
  onChoose: (userId: number) => void;
  onClose: () => void;
}

const MAX_SUGGESTED_RECIPIENTS = 50;
const ROLE_LABELS = { student: 'Student', alumni: 'Alumni', college_admin: 'Admin' } as const;

/** Dialog for choosing a connection to write to. */
export function ChooseRecipientDialog({ viewer, onChoose, onClose }: ChooseRecipientDialogProps) {
  const [text, setText] = useState('');
  const query = useInfiniteQuery(myPeopleQueries.connected(viewer.id));
  const { data, error, hasNextPage, isFetching, fetchNextPage } = query;

  useEffect(() => {
    if (hasNextPage && !isFetching && !error) void fetchNextPage();
  }, [hasNextPage, isFetching, error, fetchNextPage]);

  const people = data?.pages.flatMap(({ items }) => items.map(({ other }) => other)) ?? [];
  const term = text.trim().toLocaleLowerCase();
  const found = people.filter(({ displayName }) => displayName.toLocaleLowerCase().includes(term));
  const isAlone = data !== undefined && people.length === 0;

  return (
    <Dialog
      title="New Message"
      description="Choose someone you're connected to."
      open
      onOpenChange={(open) => !open && onClose()}
    >
      {isAlone ? (
        <p role="status">
          You aren&apos;t connected to anyone yet.{' '}
          <Link to={viewer.role === 'alumni' ? '/connect-students' : '/find-alumni'} className="link">
            {viewer.role === 'alumni' ? 'Connect with students' : 'Find alumni'}
          </Link>
        </p>
      ) : (
        // Height of the suggestions: a dialog cuts off what is taller than the dialog.
        <div className="min-h-96">
          <Field label="To">
            {(control) => (
              <Combobox<Connection['other']>
                control={control}
                initiallyOpen
                text={text}
                onTextChange={setText}
                items={found.slice(0, MAX_SUGGESTED_RECIPIENTS)}
                itemKey={({ id }) => id}
                itemText={({ displayName }) => displayName}
                renderItem={({ displayName, role, isSample }) => (
                  <>
                    <span className="font-semibold wrap-anywhere">
                      {displayName} <SampleTag of={{ isSample }} />
                    </span>
                    <span className="text-sm">{ROLE_LABELS[role]}</span>
                  </>
                )}
                onChoose={({ id }) => onChoose(id)}
                note={recipientListNote({ error, isLoaded: data !== undefined, count: found.length })}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}

function recipientListNote({ error, isLoaded, count }: { error: unknown; isLoaded: boolean; count: number }) {
  if (error && !isLoaded) return toErrorSentence(error);
  if (!isLoaded) return 'Loading';
  return count === 0 ? 'No matching connections' : undefined;
}
