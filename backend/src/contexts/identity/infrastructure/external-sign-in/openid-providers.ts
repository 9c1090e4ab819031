import { createHmac } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import * as openid from 'openid-client';
import { type ProviderSettings, Settings } from '../../../../shared/infrastructure/settings/settings';
import {
  IdentityProviders,
  type IdentityProof,
  type SignInAttemptSecrets,
} from '../../application/external-sign-in/ports/external-sign-in';
import { ExternalSignInRefused, type Provider } from '../../domain/external-sign-in/external-sign-in';
import { describeOpenIdError, isCancellation, type IdTokenClaims, toVerifiedIdentity } from './id-token-claims';

const SCOPE = 'openid email profile';
const RESPONSE_TIMEOUT_SECONDS = 5;
/**
 * LinkedIn doesn't return the nonce, and accepts no code verifier. The state, bound to the browser and valid once, is
 * the only protection.
 */
const ISSUER_WITHOUT_NONCE_AND_VERIFIER = 'https://www.linkedin.com/oauth';

/**
 * OpenID Connect according to the specification: the provider is configured by discovery, and `openid-client` validates
 * its responses.
 */
@Injectable()
export class OpenIdProviders extends IdentityProviders {
  readonly #log = new Logger('ExternalSignIn');
  readonly #configurations = new Map<Provider, Promise<openid.Configuration>>();

  constructor(private readonly settings: Settings) {
    super();
  }

  isConfigured(provider: Provider): boolean {
    return this.settings.identityProviders[provider] !== null;
  }

  getCallbackUrl(provider: Provider): string {
    return `${this.settings.origin}/api/auth/${provider}/callback`;
  }

  async createSignInUrl(provider: Provider, { state, browserSecret }: SignInAttemptSecrets): Promise<string> {
    const configuration = await this.#getConfiguration(provider);
    const { nonce, verifier } = this.#made(provider, { state, browserSecret });
    const challenge = verifier && (await openid.calculatePKCECodeChallenge(verifier));
    return openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.getCallbackUrl(provider),
      scope: SCOPE,
      state,
      ...(nonce && { nonce }),
      ...(challenge && { code_challenge: challenge, code_challenge_method: 'S256' }),
    }).href;
  }

  async identify(provider: Provider, query: string, keys: SignInAttemptSecrets): Promise<IdentityProof> {
    const configuration = await this.#getConfiguration(provider);
    const { nonce, verifier } = this.#made(provider, keys);
    // Uses our own address, never the request's Host header: the provider compares it with the one that the attempt
    // started with.
    const returned = new URL(`${this.getCallbackUrl(provider)}?${query}`);
    try {
      const tokens = await openid.authorizationCodeGrant(configuration, returned, {
        expectedState: keys.state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      return toIdentityProof(provider, tokens.claims()!);
    } catch (error) {
      throw this.#toRefusal(provider, error);
    }
  }

  /** Returns nonce and code verifier, derived from both secrets of the attempt, so that they needn't be stored. */
  #made(provider: Provider, { state, browserSecret }: SignInAttemptSecrets): { nonce?: string; verifier?: string } {
    if (this.settings.identityProviders[provider]?.issuer === ISSUER_WITHOUT_NONCE_AND_VERIFIER) return {};
    const made = (purpose: string): string =>
      createHmac('sha256', browserSecret).update(`${purpose} ${state}`).digest('base64url');
    return { nonce: made('nonce'), verifier: made('verifier') };
  }

  async #getConfiguration(provider: Provider): Promise<openid.Configuration> {
    const settings = this.settings.identityProviders[provider];
    if (!settings) throw new ExternalSignInRefused('unavailable');
    const discovery = this.#configurations.get(provider) ?? discoverConfiguration(settings);
    this.#configurations.set(provider, discovery);
    try {
      return await discovery;
    } catch (error) {
      this.#configurations.delete(provider);
      this.#log.warn(`${provider} does not respond: ${describeOpenIdError(error)}`);
      throw new ExternalSignInRefused('unavailable');
    }
  }

  #toRefusal(provider: Provider, error: unknown): ExternalSignInRefused {
    if (isCancellation(error)) return new ExternalSignInRefused('cancelled');
    this.#log.warn(`${provider}: ${describeOpenIdError(error)}`);
    return new ExternalSignInRefused('provider_refused');
  }
}

function discoverConfiguration({ clientId, clientSecret, issuer }: ProviderSettings): Promise<openid.Configuration> {
  const server = new URL(issuer);
  return openid.discovery(
    server,
    clientId,
    { id_token_signed_response_alg: 'RS256' },
    openid.ClientSecretPost(clientSecret),
    {
      timeout: RESPONSE_TIMEOUT_SECONDS,
      execute: [
        // The signature is checked although the token comes directly from the provider.
        openid.enableNonRepudiationChecks,
        ...(server.protocol === 'http:' ? [openid.allowInsecureRequests] : []),
      ],
    },
  );
}

/** Reads the claims that are used here. */
export const toIdentityProof = (provider: Provider, claims: IdTokenClaims): IdentityProof => ({
  identity: toVerifiedIdentity({ provider, collegeId: null }, claims),
  claims: Object.keys(claims).sort(),
});
