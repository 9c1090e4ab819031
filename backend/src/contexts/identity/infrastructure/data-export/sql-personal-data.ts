import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PasswordAttempts } from '../../application/credentials/ports/password-attempts';
import { PersonalData } from '../../application/data-export/ports/personal-data';
import { normalizeUsername } from '../../domain/credentials/credentials';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import { UserNotFound } from '../../domain/users/errors';
import type { UserId } from '../../domain/users/user-state';

// New columns are included automatically; only columns with secrets are removed.
const SELECT_PERSONAL_DATA = `
  SELECT jsonb_build_array(to_jsonb(u) - 'password_hash') AS account,
    (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'user_id'), '[]')
       FROM identity.registration_details d WHERE d.user_id = u.id) AS "registrationDetails",
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'id_hash' - 'user_id' ORDER BY s.opened_at), '[]')
       FROM identity.sessions s WHERE s.user_id = u.id) AS sessions,
    (SELECT coalesce(jsonb_agg(to_jsonb(h) - 'secret_hash' - 'user_id' ORDER BY h.opened_at), '[]')
       FROM identity.pending_second_factors h WHERE h.user_id = u.id) AS "pendingSecondFactors",
    (SELECT coalesce(jsonb_agg(to_jsonb(t) - 'secret_hash' - 'user_id' ORDER BY t.expires_at), '[]')
       FROM identity.email_tokens t WHERE t.user_id = u.id) AS "mailedLinks",
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'user_id' - 'secret' - 'recovery_codes' - 'last_step'), '[]')
       FROM identity.totp_credentials c WHERE c.user_id = u.id) AS "twoFactor",
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'user_id' ORDER BY i.linked_at), '[]')
       FROM identity.external_identities i WHERE i.user_id = u.id) AS "externalIdentities",
    (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'state_hash' - 'browser_hash' - 'user_id' ORDER BY x.expires_at), '[]')
       FROM identity.external_attempts x WHERE x.user_id = u.id) AS "externalAttempts",
    (SELECT coalesce(jsonb_agg(jsonb_build_object(
         'address', '/pictures/' || p.key || '.webp',
         'picture', 'data:image/webp;base64,' || translate(encode(p.bytes, 'base64'), E'\\n', '')
       )), '[]') FROM identity.pictures p WHERE p.user_id = u.id) AS pictures,
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'username' ORDER BY f.last_at), '[]')
       FROM identity.familiar_networks f WHERE f.username = lower(u.username)) AS "familiarNetworks",
    (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'user_id' ORDER BY e.id), '[]')
       FROM identity.data_exports e WHERE e.user_id = u.id) AS "dataExports",
    (SELECT coalesce(jsonb_agg(to_jsonb(k) - 'key_hash' - 'owner_id' ORDER BY k.id), '[]')
       FROM identity.access_tokens k WHERE k.owner_id = u.id) AS "accessTokens",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.id), '[]')
       FROM identity.audit_log a WHERE a.user_id = u.id) AS "auditLog",
    (SELECT coalesce(jsonb_agg(to_jsonb(o) - 'user_id'), '[]')
       FROM identity.operators o WHERE o.user_id = u.id) AS "operatorGrants",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.kind, a.college_id), '[]')
       FROM identity.affiliations a WHERE a.user_id = u.id) AS affiliations,
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'user_id' ORDER BY p.role), '[]')
       FROM identity.profile_summaries p WHERE p.user_id = u.id) AS "profileSummaries"
  FROM identity.users u WHERE u.id = $1`;

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly attempts: PasswordAttempts,
  ) {
    super();
  }

  async export(userId: UserId): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    if (!found) throw new UserNotFound(userId);
    return found;
  }

  async erase({ id, username, email }: { id: UserId; username: string; email: string }): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.attempts.reset(username);
      await this.unitOfWork.query('DELETE FROM identity.familiar_networks WHERE username = $1', [
        normalizeUsername(username),
      ]);
      await this.unitOfWork.query('DELETE FROM identity.pending_registrations WHERE lower(email) = $1', [
        normalizeEmail(email),
      ]);
      // Everything else of identity references the row and is deleted with it.
      await this.unitOfWork.query('DELETE FROM identity.users WHERE id = $1', [id]);
      await this.unitOfWork.query(
        'UPDATE identity.audit_log SET network = NULL, device = NULL, request_id = NULL, detail = NULL WHERE user_id = $1',
        [id],
      );
    });
  }
}
