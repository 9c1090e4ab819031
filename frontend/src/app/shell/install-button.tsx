import { Download } from 'lucide-react';
import { useInstallPrompt } from '@/shared/lib/install';
import { Button } from '@/shared/ui/button';

/** Shown only while the browser offers to install the page as an app. */
export function InstallButton() {
  const { isAvailable, install } = useInstallPrompt();
  if (!isAvailable) return null;
  return (
    <Button variant="quiet" wide onClick={() => void install()}>
      <Download size={18} aria-hidden="true" />
      Install app
    </Button>
  );
}
