import { Module } from '@nestjs/common';
import { AddressHashes } from './application/alumni-import/ports/address-hashes';
import { KeyedAddressHashes } from './infrastructure/alumni-import/keyed-address-hashes';

/** Alumni whom colleges import from files. */
@Module({
  providers: [{ provide: AddressHashes, useClass: KeyedAddressHashes }],
  exports: [AddressHashes],
})
export class AlumniImportModule {}
