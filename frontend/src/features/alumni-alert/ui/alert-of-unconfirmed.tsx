import { useState, type ReactNode } from 'react';
import { listAlertIntents, storeAlertIntents } from '../model/alert-intents';
import { AlertButton } from './alert-button';

interface AlertOfUnconfirmedProps {
  viewer: number;
  college: { readonly id: number; readonly name: string };
  /** How to confirm the address. */
  howToConfirm: ReactNode;
}

/** The alert of a student with an unconfirmed address: stored on this device, and saved once it is confirmed. */
export default function AlertOfUnconfirmed({ viewer, college: { id, name }, howToConfirm }: AlertOfUnconfirmedProps) {
  const [isOn, setIsOn] = useState(() => listAlertIntents(viewer).includes(id));
  const change = () => {
    const others = listAlertIntents(viewer).filter((one) => one !== id);
    storeAlertIntents(viewer, isOn ? others : [...others, id]);
    setIsOn(!isOn);
  };
  return (
    <>
      <AlertButton
        college={name}
        isOn={isOn}
        confirmation="Confirm your email, and we’ll notify you when someone joins"
        onClick={change}
      />
      {isOn && <div className="basis-full">{howToConfirm}</div>}
    </>
  );
}
