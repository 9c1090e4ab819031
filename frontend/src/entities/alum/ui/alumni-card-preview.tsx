import { Avatar } from '@/shared/ui/avatar';
import { AlumniIntroduction, type CardProfile } from './alumni-introduction';

interface AlumniCardPreviewProps {
  name: string;
  avatarUrl: string | null;
  profile: CardProfile;
}

/** An example of the viewer's own card in the finder, without its link. */
export function AlumniCardPreview({ name, avatarUrl, profile }: AlumniCardPreviewProps) {
  return (
    <div className="card flex flex-col gap-3 p-4 sm:p-5">
      <div className="flex items-center gap-3">
        <Avatar name={name} url={avatarUrl} />
        <p className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">{name}</p>
      </div>
      <AlumniIntroduction profile={profile} />
    </div>
  );
}
