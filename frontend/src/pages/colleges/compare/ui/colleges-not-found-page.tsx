import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useComparedColleges } from '@/entities/college';
import { buttonStyles } from '@/shared/ui/button';
import { MessagePage } from '@/shared/ui/panel';

/** Shown for a URL whose colleges don't exist. Removes them from the selection, which would lead here again. */
export function CollegesNotFoundPage({ ids }: { ids: readonly number[] }) {
  const { ids: selected, replaceWith } = useComparedColleges();
  const forgetMissing = useEffectEvent(() => {
    const existing = selected.filter((id) => !ids.includes(id));
    if (existing.length < selected.length) replaceWith(existing);
  });
  useEffect(() => forgetMissing(), [ids]);

  return (
    <MessagePage title="Colleges Not Found">
      <p>The colleges you're looking for don't exist or have been removed.</p>
      <Link to="/compare" className={buttonStyles()}>
        Compare other colleges
      </Link>
    </MessagePage>
  );
}
