import { useOnline } from '@/shared/lib/online';

export function OfflineBar() {
  const isOnline = useOnline();
  return (
    <div
      role="status"
      className="sticky top-0 z-50 bg-gold px-4 py-1 text-center text-sm font-semibold text-on-gold empty:hidden"
    >
      {!isOnline && "You're offline. Changes won’t be saved."}
    </div>
  );
}
