import { useState } from 'react';
import { toInitials } from '@/shared/lib/format';
import { isAllowedPictureUrl } from './pictures';

interface AvatarProps {
  name: string;
  /** URL of the person's picture, if there is one. */
  url?: string | null | undefined;
  size?: 'normal' | 'large';
}

const SIZE_CLASSES = { normal: 'size-10 text-sm', large: 'size-20 text-2xl' };

/** A person as a circle: their picture, or their initials. Decorative: the name is shown beside it. */
export function Avatar({ name, url, size = 'normal' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 place-items-center overflow-hidden rounded-full bg-ivy-soft font-bold text-on-ivy-soft ${SIZE_CLASSES[size]}`}
    >
      {url && url !== broken && isAllowedPictureUrl(url) ? (
        <img
          src={url}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setBroken(url)}
          className="size-full object-cover"
        />
      ) : (
        toInitials(name)
      )}
    </span>
  );
}
