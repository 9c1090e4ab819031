/** Where pages of the product are found, for links in mail. */
export abstract class PageAddresses {
  /** How the product is called in mail. */
  abstract readonly productName: string;

  /** The page on which someone confirms that a mail reached them. */
  abstract confirmEmail(secret: string): string;

  /** The page on which someone who forgot their password asks for a link. */
  abstract forgotPassword(): string;

  /** The page on which they choose another one. */
  abstract resetPassword(secret: string): string;

  /** The page on which someone takes their data away. */
  abstract dataExport(): string;

  /** The page on which they keep an account that is about to be deleted. */
  abstract restoreAccount(secret: string): string;
}
