import { useState } from 'react';
import { Dialog } from '@/shared/ui/dialog';
import type { SharedAnswer } from '../../api/shared-answers';
import type { InitialSuggestion } from '../../model/suggested';
import { SharedAnswerPreview } from './preview';
import { SharedAnswerForm } from './share-form';

interface SharedAnswerDrawerProps {
  partner: { id: number; fullName: string };
  /** The shared answer to decide on; undefined for a new one. */
  shown: SharedAnswer | undefined;
  suggested: InitialSuggestion | null;
  onSuggested: (id: number) => void;
  onClose: () => void;
}

/** The drawer in which one side suggests a question and its answer for the forum, and both decide on it. */
export function SharedAnswerDrawer({ partner, shown, suggested, onSuggested, onClose }: SharedAnswerDrawerProps) {
  const [isEditing, setIsEditing] = useState(false);
  const showsForm = !shown || isEditing;
  const title = isEditing ? 'Edit the answer' : shown ? 'Answer for the forum' : 'Suggest for the forum';
  return (
    <Dialog
      title={title}
      description={`We publish this in the forum without your names, and only if you and ${partner.fullName} both agree. Either of you can withdraw it later.`}
      open
      onOpenChange={(open) => !open && onClose()}
      shape="drawer"
      isPrecious={showsForm}
    >
      {showsForm ? (
        <SharedAnswerForm
          partner={partner}
          edited={shown}
          suggested={suggested ?? { question: '', answer: '' }}
          onDone={(id) => {
            setIsEditing(false);
            if (!shown) onSuggested(id);
          }}
        />
      ) : (
        <SharedAnswerPreview
          // A new version has to be read before it is agreed to.
          key={shown.version}
          shown={shown}
          partnerName={partner.fullName}
          onEdit={() => setIsEditing(true)}
          onEnded={onClose}
        />
      )}
    </Dialog>
  );
}
