import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** After a change of page: the focus goes to its heading and its title is read out, as a full page load would do. */
export function PageArrival() {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading || toLocation.hash) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
