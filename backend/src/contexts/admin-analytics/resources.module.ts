import { Module } from '@nestjs/common';
import { GetResource } from './application/resources/get-resource';
import { ResourcesController } from './infrastructure/resources/resources.controller';
import { MembershipsModule } from './memberships.module';

/** Guides and templates for administrators. */
@Module({
  imports: [MembershipsModule],
  controllers: [ResourcesController],
  providers: [GetResource],
})
export class ResourcesModule {}
