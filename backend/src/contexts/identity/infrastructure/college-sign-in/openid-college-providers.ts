import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { OutboundRequests } from '../../../../shared/infrastructure/outbound/outbound-requests';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { CollegeProviders } from '../../application/college-sign-in/ports/college-sign-ins';
import type { SignInAttemptSecrets } from '../../application/external-sign-in/ports/external-sign-in';
import type { CollegeSignIn } from '../../domain/college-sign-in/college-sign-in';
import { ExternalSignInRefused, type VerifiedIdentity } from '../../domain/external-sign-in/external-sign-in';
import {
  describeOpenIdError,
  type IdTokenClaims,
  isCancellation,
  isTrueClaim,
  toVerifiedIdentity,
} from '../external-sign-in/id-token-claims';

const SCOPE = 'openid email profile';
const TIMEOUT_SECONDS = 5;
const MAX_RESPONSE_BYTES = 200_000;

/**
 * OpenID Connect providers at addresses that administrators of colleges entered. Every request goes through the checks
 * of outbound requests. Metadata and keys are read again for each sign-in, so that rotated keys are accepted at once.
 */
@Injectable()
export class OpenIdCollegeProviders extends CollegeProviders {
  readonly #log = new Logger('CollegeSignIn');

  constructor(
    private readonly outbound: OutboundRequests,
    private readonly settings: Settings,
  ) {
    super();
  }

  getCallbackUrl(collegeId: number): string {
    return `${this.settings.origin}/api/auth/college/${collegeId}/callback`;
  }

  async createSignInUrl(signIn: CollegeSignIn, keys: SignInAttemptSecrets): Promise<string> {
    const configuration = await this.#discover(signIn);
    const { nonce, verifier } = derive(keys);
    return openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.getCallbackUrl(signIn.collegeId),
      scope: SCOPE,
      state: keys.state,
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).href;
  }

  async identify(signIn: CollegeSignIn, query: string, keys: SignInAttemptSecrets): Promise<VerifiedIdentity> {
    const configuration = await this.#discover(signIn);
    const { nonce, verifier } = derive(keys);
    const returned = new URL(`${this.getCallbackUrl(signIn.collegeId)}?${query}`);
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        expectedState: keys.state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return toCollegeIdentity(signIn.collegeId, tokens.claims()!);
    } catch (error) {
      if (isCancellation(error)) throw new ExternalSignInRefused('cancelled');
      this.#log.warn(`College ${signIn.collegeId}: ${describeOpenIdError(error)}`);
      throw new ExternalSignInRefused('provider_refused');
    }
  }

  async #discover(signIn: CollegeSignIn): Promise<openid.Configuration> {
    const { issuer, clientId, clientSecret, collegeId } = signIn.snapshot();
    const server = new URL(issuer);
    const options = {
      timeout: TIMEOUT_SECONDS,
      [openid.customFetch]: this.#fetch,
      execute: server.protocol === 'http:' ? [openid.allowInsecureRequests] : [],
    };
    try {
      const found = await openid.discovery(server, clientId, undefined, undefined, options);
      const metadata = found.serverMetadata();
      // Browsers are sent there: the metadata must not lead them to another scheme.
      const { protocol } = new URL(metadata.authorization_endpoint ?? '');
      if (protocol !== server.protocol) throw new Error(`The sign-in page has the scheme ${protocol}`);
      const configuration = new openid.Configuration(metadata, clientId, {}, toClientAuth(metadata, clientSecret));
      configuration[openid.customFetch] = this.#fetch;
      configuration.timeout = TIMEOUT_SECONDS;
      for (const change of options.execute) change(configuration);
      // The signature is checked although the token comes directly from the provider.
      openid.enableNonRepudiationChecks(configuration);
      return configuration;
    } catch (error) {
      this.#log.warn(`The provider of college ${collegeId} does not respond: ${describeOpenIdError(error)}`);
      throw new ExternalSignInRefused('unavailable');
    }
  }

  readonly #fetch = async (
    address: string,
    { method, headers, body }: openid.CustomFetchOptions,
  ): Promise<Response> => {
    const response = await this.outbound.send(address, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      ...(body && { body: await new Response(body).text() }),
      maxBytes: MAX_RESPONSE_BYTES,
      timeoutMs: TIMEOUT_SECONDS * 1_000,
    });
    const contentType = response.headers['content-type'] ?? '';
    return new Response(new Uint8Array(response.body), {
      status: response.status,
      headers: { 'content-type': contentType },
    });
  };
}

/** Derives nonce and code verifier from both secrets of the attempt, so that they needn't be stored. */
function derive({ state, browserSecret }: SignInAttemptSecrets): { nonce: string; verifier: string } {
  const deriveFor = (purpose: string): string =>
    createHmac('sha256', browserSecret).update(`${purpose} ${state}`).digest('base64url');
  return { nonce: deriveFor('nonce'), verifier: deriveFor('verifier') };
}

/** By the specification, a provider that lists no methods accepts the secret in the header. */
function toClientAuth({ token_endpoint_auth_methods_supported: methods }: openid.ServerMetadata, secret: string) {
  return methods?.includes('client_secret_post') ? openid.ClientSecretPost(secret) : openid.ClientSecretBasic(secret);
}

/** Microsoft Entra sends `xms_edov` instead of `email_verified`. */
function toCollegeIdentity(collegeId: number, claims: IdTokenClaims): VerifiedIdentity {
  const identity = toVerifiedIdentity({ provider: 'college', collegeId }, claims);
  const isDomainVerified = isTrueClaim(claims.xms_edov) || claims.xms_edov === 1 || claims.xms_edov === '1';
  return { ...identity, isEmailVerified: identity.isEmailVerified || (identity.email !== null && isDomainVerified) };
}
