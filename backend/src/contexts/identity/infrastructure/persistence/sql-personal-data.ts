import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { PersonalData, type PersonalDataExport } from '../../application/ports/personal-data';
import { UserNotFound } from '../../domain/errors';
import { canonicalUsername } from '../../domain/username';

// A new column shows up by itself: what proves the person is taken out, everything else is in.
const EVERYTHING = `
  SELECT to_jsonb(u) - 'password_hash' AS account,
    (SELECT to_jsonb(d) - 'user_id' FROM identity.registration_details d WHERE d.user_id = u.id)
      AS "registrationDetails",
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'id_hash' - 'user_id' ORDER BY s.opened_at), '[]')
       FROM identity.sessions s WHERE s.user_id = u.id) AS sessions,
    (SELECT coalesce(jsonb_agg(to_jsonb(t) - 'secret_hash' - 'user_id' ORDER BY t.expires_at), '[]')
       FROM identity.email_tokens t WHERE t.user_id = u.id) AS "confirmationMails",
    (SELECT to_jsonb(c) - 'user_id' - 'secret' - 'recovery_codes' - 'last_step'
       FROM identity.totp_credentials c WHERE c.user_id = u.id) AS "twoFactor",
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'user_id' ORDER BY i.linked_at), '[]')
       FROM identity.external_identities i WHERE i.user_id = u.id) AS "externalIdentities",
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'username' ORDER BY f.last_at), '[]')
       FROM identity.familiar_networks f WHERE f.username = lower(u.username)) AS "familiarNetworks",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.id), '[]')
       FROM identity.audit_log a WHERE a.user_id = u.id) AS "auditLog"
  FROM identity.users u WHERE lower(u.username) = $1`;

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly session: Session) {
    super();
  }

  async of(username: string): Promise<PersonalDataExport> {
    const [found] = await this.session.query<PersonalDataExport>(EVERYTHING, [canonicalUsername(username)]);
    if (!found) throw new UserNotFound(username);
    return found;
  }
}
