import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { APP_NAME } from '@/shared/config';
import { saveFile } from '@/shared/lib/save-file';
import { Button } from '@/shared/ui/button';
import { CopyButton } from '@/shared/ui/copy-button';

interface RecoveryCodesProps {
  codes: string[];
  username: string;
  onKept: () => void;
}

/** The recovery codes, for users who lose their phone. They are shown only once. */
export function RecoveryCodes({ codes, username, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  function download() {
    const lines = [`Recovery codes for ${username} on ${APP_NAME}. Each code works once.`, '', ...codes, ''];
    saveFile(`${APP_NAME.toLowerCase()}-recovery-codes.txt`, new Blob([lines.join('\r\n')], { type: 'text/plain' }));
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h3 ref={title} tabIndex={-1} className="text-xl outline-none">
          Save your recovery codes
        </h3>
        <p className="mt-1">
          If you can’t use your phone, sign in with one of these codes. Each code works once. You won’t see the codes
          again, so save them somewhere safe.
        </p>
      </div>
      <ul
        aria-label="Recovery codes"
        className="num grid grid-cols-1 gap-x-8 gap-y-1 rounded-control bg-sunken p-4 text-lg sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <CopyButton text={codes.join('\n')} label="Copy" />
        <Button variant="quiet" onClick={download}>
          <Download size={18} aria-hidden="true" />
          Download
        </Button>
        <Button onClick={onKept}>I’ve saved them</Button>
      </div>
    </div>
  );
}
