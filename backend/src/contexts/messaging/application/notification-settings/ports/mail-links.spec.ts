import { KIND_DESCRIPTIONS, NOTIFICATION_KINDS } from '../../../domain/notification-settings/notification-kinds';
import { PlainLinks } from '../../notification-delivery/testing/delivery-fixture';
import { mailFooter, type MailScope } from './mail-links';

const reasonOf = (scope: MailScope): string => mailFooter({ userId: 1, scope }, new PlainLinks()).footer.reason;

describe('the footer of a mail', () => {
  it.each(NOTIFICATION_KINDS.filter((kind) => !KIND_DESCRIPTIONS[kind].locked.includes('mail')))(
    'names the switch that ends mails of its kind: %s',
    (kind) => {
      const { label } = KIND_DESCRIPTIONS[kind];
      const name = label.charAt(0).toLowerCase() + label.slice(1);
      expect(reasonOf(kind)).toMatch(new RegExp(`^You’re getting this because email is on for (the )?${name}\\.$`));
    },
  );

  it('names no switch of mails that can’t be turned off', () => {
    expect(reasonOf('account')).toBe('You’re getting this because something you asked for is ready.');
  });

  it('names the daily summary', () => {
    expect(reasonOf('digest')).toBe('You’re getting this because your daily summary is on.');
  });
});
