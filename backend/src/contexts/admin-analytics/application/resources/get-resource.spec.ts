import { GUIDE_NAMES, getGuide } from './guides';
import { AdministratorNotVerified } from '../../../../shared/domain/domain-error';
import { membershipFixture } from '../memberships/testing/membership-fixture';
import { GetResource, ResourceNotFound } from './get-resource';

const ADA = 7;
const BEN = 8;

async function resources() {
  const setup = membershipFixture();
  await setup.verify('ada');
  return new GetResource(setup.findOwnCollege);
}

describe('downloads for administrators', () => {
  it.each(GUIDE_NAMES)('include the guide %s as a page and as a PDF', async (name) => {
    const get = await resources();

    expect(await get.execute(ADA, name)).toEqual({ kind: 'guide', guide: getGuide(name) });
    expect(await get.execute(ADA, `${name}.pdf`)).toEqual({ kind: 'guide-pdf', guide: getGuide(name) });
  });

  it('include the templates for alumni and for analytics', async () => {
    const get = await resources();
    expect(await get.execute(ADA, 'alumni_import_template.csv')).toEqual({ kind: 'alumni-template' });
    expect(await get.execute(ADA, 'analytics_export_template.csv')).toEqual({ kind: 'analytics-template' });
  });

  it.each(['', '.pdf', 'admin-guide.pdf.pdf', 'constructor', '../admin-guide', 'alumni_import_template.csv.pdf'])(
    'do not include "%s"',
    async (name) => {
      await expect((await resources()).execute(ADA, name)).rejects.toThrow(ResourceNotFound);
    },
  );

  it('are only for verified administrators, and reveal no names of files to others', async () => {
    const get = await resources();

    await expect(get.execute(BEN, 'admin-guide')).rejects.toThrow(AdministratorNotVerified);
    await expect(get.execute(BEN, 'nothing')).rejects.toThrow(AdministratorNotVerified);
  });
});
